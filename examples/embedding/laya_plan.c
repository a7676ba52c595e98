#include "laya_plan.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "laya_cuda.h"

enum { MOST_LAUNCHES = 100000, LINE = 4096 };

static const char* const region_names[LAYA_REGIONS] = {"inputs", "outputs", "workspace", "weights"};

static int fail(char* message, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, LAYA_MESSAGE, format, arguments);
  va_end(arguments);
  return 1;
}

/* ---- Reading: words between spaces, a line at a time; what follows # is for people. ---- */

typedef struct reader {
  FILE* file;
  const char* path;
  char* message;
  int line;
  char text[LINE];
  char* rest;
} reader;

static int wrong(reader* r, const char* what) { return fail(r->message, "%s:%d: %s", r->path, r->line, what); }

/* The next line that holds a word: 1, or 0 at the end of the file. */
static int next_line(reader* r) {
  while (fgets(r->text, LINE, r->file) != NULL) {
    ++r->line;
    if (strchr(r->text, '\n') == NULL) return 0; /* too long, or cut off */
    r->text[strcspn(r->text, "#\r\n")] = '\0';
    r->rest = r->text + strspn(r->text, " ");
    if (*r->rest != '\0') return 1;
  }
  return 0;
}

/* The next word of the line; empty at its end. */
static const char* word(reader* r) {
  char* start = r->rest;
  r->rest += strcspn(r->rest, " ");
  if (*r->rest != '\0') *r->rest++ = '\0';
  r->rest += strspn(r->rest, " ");
  return start;
}

/* A whole number from 0 to most, in `*to`: 1, or 0 where the text is none. */
static int number(const char* text, uint64_t most, uint64_t* to) {
  if (*text < '0' || *text > '9') return 0;
  char* end = NULL;
  errno = 0;
  const unsigned long long value = strtoull(text, &end, 10);
  if (errno != 0 || *end != '\0' || value > most) return 0;
  *to = value;
  return 1;
}

static int count(reader* r, uint64_t most, int32_t* to) {
  uint64_t value = 0;
  if (!number(word(r), most, &value)) return 0;
  *to = (int32_t)value;
  return 1;
}

static int name(reader* r, char* to, size_t room) {
  const char* text = word(r);
  if (*text == '\0' || strlen(text) >= room) return 0;
  strcpy(to, text);
  return 1;
}

static int region_of(const char* text, size_t length) {
  for (int i = 0; i < LAYA_REGIONS; ++i)
    if (strlen(region_names[i]) == length && memcmp(region_names[i], text, length) == 0) return i;
  return -1;
}

static int read_region(laya_plan* plan, reader* r) {
  const char* text = word(r);
  const int region = region_of(text, strlen(text));
  if (region < 0) return wrong(r, "no such region");
  if (!number(word(r), SIZE_MAX / 2, &plan->size[region])) return wrong(r, "a size in bytes is missing");
  return 0;
}

static int read_field(laya_plan* plan, reader* r, int region) {
  if (plan->n_fields == LAYA_MOST_FIELDS) return wrong(r, "too many inputs and outputs");
  laya_plan_field* field = &plan->fields[plan->n_fields++];
  uint64_t offset = 0;
  field->region = region;
  if (!name(r, field->name, sizeof(field->name))) return wrong(r, "a name is missing or too long");
  if (!number(word(r), plan->size[region], &offset) || offset % 4 != 0) return wrong(r, "its offset is wrong");
  if (!count(r, (plan->size[region] - offset) / 4, &field->count)) return wrong(r, "it does not fit its region");
  field->offset = offset;
  return 0;
}

static int read_pointer(const laya_plan* plan, reader* r, laya_plan_launch* launch, int i) {
  const char* text = word(r);
  launch->region[i] = -1;
  if (strcmp(text, "-") == 0) return 0;
  const size_t length = strcspn(text, "+");
  const int region = region_of(text, length);
  if (region < 0 || text[length] != '+') return wrong(r, "a pointer must be - or REGION+OFFSET");
  if (!number(text + length + 1, UINT64_MAX, &launch->offset[i]) || launch->offset[i] >= plan->size[region])
    return wrong(r, "a pointer lies outside its region");
  launch->region[i] = region;
  return 0;
}

static int read_launch(const laya_plan* plan, reader* r, laya_plan_launch* launch) {
  if (!count(r, INT32_MAX, &launch->op) || !count(r, INT32_MAX, &launch->kernel))
    return wrong(r, "an op and a kernel are needed, as numbers");
  if (!name(r, launch->name, sizeof(launch->name))) return wrong(r, "the kernel's name is missing or too long");
  if (!count(r, LAYA_MOST_POINTERS, &launch->n_pointers) || !count(r, LAYA_MOST_SIZES, &launch->n_sizes))
    return wrong(r, "the numbers of pointers and sizes are missing or too large");
  for (int i = 0; i < launch->n_pointers; ++i)
    if (read_pointer(plan, r, launch, i) != 0) return 1;
  for (int i = 0; i < launch->n_sizes; ++i)
    if (!count(r, INT32_MAX, &launch->sizes[i])) return wrong(r, "a size is missing or no number");
  return 0;
}

static int read_launches(laya_plan* plan, reader* r) {
  int32_t launches = 0;
  if (plan->launches != NULL || !count(r, MOST_LAUNCHES, &launches) || launches == 0)
    return wrong(r, "the number of launches is missing, too large or given twice");
  plan->launches = (laya_plan_launch*)calloc((size_t)launches, sizeof(laya_plan_launch));
  if (plan->launches == NULL) return wrong(r, "no memory for so many launches");
  for (plan->n_launches = 0; plan->n_launches < launches; ++plan->n_launches) {
    if (!next_line(r)) return wrong(r, "the file ends too early, or has a line that is too long");
    if (strcmp(word(r), "launch") != 0) return wrong(r, "a launch is missing here");
    if (read_launch(plan, r, &plan->launches[plan->n_launches]) != 0) return 1;
    if (*r->rest != '\0') return wrong(r, "too many words");
  }
  return 0;
}

static int read_line(laya_plan* plan, reader* r, const char* key) {
  if (strcmp(key, "region") == 0) return read_region(plan, r);
  if (strcmp(key, "input") == 0) return read_field(plan, r, LAYA_INPUTS);
  if (strcmp(key, "output") == 0) return read_field(plan, r, LAYA_OUTPUTS);
  if (strcmp(key, "launches") == 0) return read_launches(plan, r);
  int taken = 1;
  if (strcmp(key, "shape") == 0) {
    taken = count(r, INT32_MAX, &plan->rows) && count(r, INT32_MAX, &plan->seqs) && count(r, INT32_MAX, &plan->markers);
  } else if (strcmp(key, "vocab") == 0) {
    taken = count(r, INT32_MAX, &plan->vocab);
  } else if (strcmp(key, "max_len") == 0) {
    taken = count(r, INT32_MAX, &plan->max_len);
  } else if (strcmp(key, "actions") == 0) {
    taken = count(r, INT32_MAX, &plan->actions);
  } else if (strcmp(key, "library") == 0 || strcmp(key, "weights") == 0) {
    r->rest += strlen(r->rest); /* a file and its SHA-256, for people and for sha256sum */
  } else {
    return wrong(r, "unknown line; was it written by another version?");
  }
  return taken ? 0 : wrong(r, "a number is missing");
}

static int read_plan(laya_plan* plan, reader* r) {
  if (!next_line(r) || strcmp(word(r), "laya-plan") != 0) return wrong(r, "is no plan; `laya-cuda export` writes one");
  if (strcmp(word(r), "2") != 0) return wrong(r, "a plan of another version; export it again");
  while (next_line(r)) {
    const char* key = word(r);
    if (strcmp(key, "end") == 0) return plan->launches != NULL ? 0 : wrong(r, "the plan has no launches");
    if (read_line(plan, r, key) != 0) return 1;
    if (*r->rest != '\0') return wrong(r, "too many words");
  }
  return wrong(r, "the file ends too early, or has a line that is too long");
}

int laya_plan_read(laya_plan* plan, const char* path, char message[LAYA_MESSAGE]) {
  memset(plan, 0, sizeof(*plan));
  reader* r = (reader*)calloc(1, sizeof(reader));
  if (r == NULL) return fail(message, "no memory");
  r->path = path;
  r->message = message;
  r->file = fopen(path, "r");
  const int code = r->file == NULL ? fail(message, "%s: %s", path, strerror(errno)) : read_plan(plan, r);
  if (r->file != NULL) fclose(r->file);
  free(r);
  if (code != 0) laya_plan_free(plan);
  return code;
}

/* ---- Using ---- */

int laya_plan_check(const laya_plan* plan, char message[LAYA_MESSAGE]) {
  const char* kernels = laya_kernels();
  for (int i = 0; i < plan->n_launches; ++i) {
    const laya_plan_launch* launch = &plan->launches[i];
    char wanted[192];
    snprintf(wanted, sizeof(wanted), "{\"id\":%d,\"name\":\"%s\"", (int)launch->kernel, launch->name);
    if (strstr(kernels, wanted) == NULL)
      return fail(message, "the library's kernel %d is not %s: the plan was made for another library; export it again",
                  (int)launch->kernel, launch->name);
  }
  return 0;
}

int laya_plan_weights(const laya_plan* plan, const char* path, void* to, char message[LAYA_MESSAGE]) {
  FILE* file = fopen(path, "rb");
  if (file == NULL) return fail(message, "%s: %s", path, strerror(errno));
  const size_t size = (size_t)plan->size[LAYA_WEIGHTS];
  const int whole = fread(to, 1, size, file) == size && fgetc(file) == EOF;
  fclose(file);
  return whole ? 0 : fail(message, "%s: does not hold %zu bytes; export it again", path, size);
}

const laya_plan_field* laya_plan_find(const laya_plan* plan, int region, const char* wanted) {
  for (int i = 0; i < plan->n_fields; ++i)
    if (plan->fields[i].region == region && strcmp(plan->fields[i].name, wanted) == 0) return &plan->fields[i];
  return NULL;
}

void laya_plan_bind(laya_plan* plan, void* const base[LAYA_REGIONS]) {
  for (int i = 0; i < plan->n_launches; ++i) {
    laya_plan_launch* launch = &plan->launches[i];
    for (int p = 0; p < launch->n_pointers; ++p)
      launch->pointers[p] = launch->region[p] < 0 ? NULL : (char*)base[launch->region[p]] + launch->offset[p];
  }
}

int laya_plan_run(const laya_plan* plan, void* stream, const laya_plan_launch** failed) {
  for (int i = 0; i < plan->n_launches; ++i) {
    const laya_plan_launch* launch = &plan->launches[i];
    const int code = laya_call(launch->op, launch->kernel, launch->pointers, launch->n_pointers, launch->sizes,
                               launch->n_sizes, stream);
    if (code != 0) {
      if (failed != NULL) *failed = launch;
      return code;
    }
  }
  return 0;
}

void laya_plan_free(laya_plan* plan) {
  free(plan->launches);
  memset(plan, 0, sizeof(*plan));
}
