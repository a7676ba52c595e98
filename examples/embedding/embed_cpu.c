/* Another engine on the host: its own code writes token ids, then our forward runs by the exported plan.
 *
 *   embed_cpu PLAN_FOLDER REQUEST
 *
 * The same plan reader and the same calls as embed.c, on liblaya_cpu.so. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "laya_cuda.h"
#include "laya_plan.h"
#include "request.h"

typedef struct engine {
  laya_plan plan;
  void* allocated[LAYA_REGIONS];
  void* base[LAYA_REGIONS];
} engine;

static int fail(const char* message) {
  fprintf(stderr, "embed_cpu: %s\n", message);
  return 1;
}

/* Zeroed memory for every region, each aligned to 256. Zeros matter: a kernel may read rows that none has written. */
static int allocate(engine* e) {
  for (int i = 0; i < LAYA_REGIONS; ++i) {
    e->allocated[i] = calloc((size_t)e->plan.size[i] + 256, 1);
    if (e->allocated[i] == NULL) return fail("no memory");
    e->base[i] = (char*)e->allocated[i] + (256 - (uintptr_t)e->allocated[i] % 256);
  }
  return 0;
}

static int open_engine(engine* e, const char* folder) {
  char path[4096], message[LAYA_MESSAGE];
  snprintf(path, sizeof(path), "%s/plan.txt", folder);
  if (laya_plan_read(&e->plan, path, message) != 0 || laya_plan_check(&e->plan, message) != 0) return fail(message);
  if (allocate(e) != 0) return 1;
  snprintf(path, sizeof(path), "%s/weights.bin", folder);
  if (laya_plan_weights(&e->plan, path, e->base[LAYA_WEIGHTS], message) != 0) return fail(message);
  laya_plan_bind(&e->plan, e->base);
  return 0;
}

static void close_engine(engine* e) {
  for (int i = 0; i < LAYA_REGIONS; ++i) free(e->allocated[i]);
  laya_plan_free(&e->plan);
}

static int answer(engine* e, const request* r, int text) {
  const laya_plan_field* field = laya_plan_find(&e->plan, LAYA_INPUTS, "ids");
  if (field == NULL) return fail("the plan has no input ids");
  int32_t* ids = (int32_t*)((char*)e->base[LAYA_INPUTS] + field->offset);
  for (int s = 0; s < r->slots.count; ++s)
    for (int i = 0; i < r->texts[text].count; ++i)
      ids[r->slots.values[s] + i] = r->table.values[r->texts[text].values[i]];
  const laya_plan_launch* failed = NULL;
  const int code = laya_plan_run(&e->plan, NULL, &failed);
  if (code != 0) {
    fprintf(stderr, "embed_cpu: %s: %s (code %d)\n", failed->name, laya_error_string(code), code);
    return 1;
  }
  request_print(r, &e->plan, text, e->base[LAYA_OUTPUTS]);
  return 0;
}

int main(int argc, char** argv) {
  if (argc != 3) return fail("usage: embed_cpu PLAN_FOLDER REQUEST");
  engine e;
  request r;
  char message[LAYA_MESSAGE];
  memset(&e, 0, sizeof(e));
  memset(&r, 0, sizeof(r));
  int code = open_engine(&e, argv[1]);
  if (code == 0 && (request_read(&r, argv[2], message) != 0 || request_check(&r, &e.plan, message) != 0 ||
                    request_fill(&r, &e.plan, e.base[LAYA_INPUTS], message) != 0))
    code = fail(message);
  for (int text = 0; code == 0 && text < r.n_texts; ++text) code = answer(&e, &r, text);
  request_free(&r);
  close_engine(&e);
  return code;
}
