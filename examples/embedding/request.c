#include "request.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NUMBERS = 1 << 16 };

/* Read "NAME COUNT NUMBERS..."; 1, or 0 where the text is none. */
static int read_numbers(FILE* file, numbers* to) {
  int count = 0;
  if (fscanf(file, "%31s %d", to->name, &count) != 2 || count < 1 || count > MOST_NUMBERS) return 0;
  to->values = (int32_t*)malloc((size_t)count * sizeof(int32_t));
  if (to->values == NULL) return 0;
  for (to->count = 0; to->count < count; ++to->count) {
    int value = 0;
    if (fscanf(file, "%d", &value) != 1) return 0;
    to->values[to->count] = value;
  }
  return 1;
}

/* Where the next line of numbers belongs: an array of its own for tables and texts, else an input of the plan. */
static int keep(request* r, numbers* found) {
  numbers* place = NULL;
  if (strcmp(found->name, "table") == 0)
    place = &r->table;
  else if (strcmp(found->name, "slots") == 0)
    place = &r->slots;
  else if (strcmp(found->name, "text") == 0)
    place = r->n_texts < MOST_TEXTS ? &r->texts[r->n_texts++] : NULL;
  else
    place = r->n_inputs < LAYA_MOST_FIELDS ? &r->inputs[r->n_inputs++] : NULL;
  if (place == NULL || place->values != NULL) return 0;
  *place = *found;
  return 1;
}

int request_read(request* r, const char* path, char message[LAYA_MESSAGE]) {
  memset(r, 0, sizeof(*r));
  FILE* file = fopen(path, "r");
  if (file == NULL) {
    snprintf(message, LAYA_MESSAGE, "%s: %s", path, strerror(errno));
    return 1;
  }
  int lines = 0, good = 1;
  while (good && fscanf(file, " ") == 0 && !feof(file)) {
    numbers found = {"", 0, NULL};
    good = read_numbers(file, &found) && keep(r, &found);
    if (!good) free(found.values);
    ++lines;
  }
  fclose(file);
  for (int i = 0; i < r->n_inputs; ++i) {
    const numbers* n = &r->inputs[i];
    if (strcmp(n->name, "rows") == 0) r->rows = n->values[0];
    if (strcmp(n->name, "seqs") == 0) r->seqs = n->values[0];
    if (strcmp(n->name, "markers") == 0) r->markers = n->values[0];
  }
  if (good && r->rows > 0 && r->seqs > 0 && r->markers > 0 && r->table.count > 0 && r->slots.count > 0 &&
      r->n_texts > 0)
    return 0;
  snprintf(message, LAYA_MESSAGE, "%s: is no request (line %d); make_request.py writes one", path, lines);
  request_free(r);
  return 1;
}

int request_check(const request* r, const laya_plan* plan, char message[LAYA_MESSAGE]) {
  if (r->rows > plan->rows || r->seqs > plan->seqs || r->markers > plan->markers) {
    snprintf(message, LAYA_MESSAGE, "the request has %d rows, %d sequences, %d markers; the plan takes %d, %d, %d",
             (int)r->rows, (int)r->seqs, (int)r->markers, (int)plan->rows, (int)plan->seqs, (int)plan->markers);
    return 1;
  }
  int good = 1;
  for (int t = 0; t < r->n_texts; ++t) {
    good = good && r->texts[t].count == r->texts[0].count;
    for (int i = 0; good && i < r->texts[t].count; ++i)
      good = r->texts[t].values[i] >= 0 && r->texts[t].values[i] < r->table.count;
  }
  for (int s = 0; s < r->slots.count; ++s)
    good = good && r->slots.values[s] >= 0 && r->slots.values[s] <= r->rows - r->texts[0].count;
  if (good) return 0;
  snprintf(message, LAYA_MESSAGE, "the request's texts differ in length, or leave its table or its rows");
  return 1;
}

/* The request's numbers for an input of the plan; null where it has none. */
static const numbers* find_input(const request* r, const char* name) {
  for (int i = 0; i < r->n_inputs; ++i)
    if (strcmp(r->inputs[i].name, name) == 0) return &r->inputs[i];
  return NULL;
}

int request_fill(const request* r, const laya_plan* plan, void* inputs, char message[LAYA_MESSAGE]) {
  for (int f = 0; f < plan->n_fields; ++f) {
    const laya_plan_field* field = &plan->fields[f];
    if (field->region != LAYA_INPUTS) continue;
    const numbers* from = find_input(r, field->name);
    if (from == NULL || from->count > field->count) {
      snprintf(message, LAYA_MESSAGE, "the request has no input %s of at most %d numbers", field->name,
               (int)field->count);
      return 1;
    }
    memcpy((char*)inputs + field->offset, from->values, (size_t)from->count * sizeof(int32_t));
  }
  return 0;
}

static void print_floats(const char* name, int text, const float* values, int count) {
  printf("%d %s", text, name);
  for (int i = 0; i < count; ++i) printf(" %.9g", (double)values[i]);
  printf("\n");
}

void request_print(const request* r, const laya_plan* plan, int text, const void* outputs) {
  const laya_plan_field* logits = laya_plan_find(plan, LAYA_OUTPUTS, "logits");
  const laya_plan_field* actions = laya_plan_find(plan, LAYA_OUTPUTS, "action_logits");
  if (logits != NULL) print_floats("logits", text, (const float*)((const char*)outputs + logits->offset), r->markers);
  if (actions != NULL)
    print_floats("actions", text, (const float*)((const char*)outputs + actions->offset), r->seqs * plan->actions);
}

void request_free(request* r) {
  for (int i = 0; i < r->n_inputs; ++i) free(r->inputs[i].values);
  for (int i = 0; i < r->n_texts; ++i) free(r->texts[i].values);
  free(r->table.values);
  free(r->slots.values);
  memset(r, 0, sizeof(*r));
}
