/* Reads a plan that `laya-cuda export` wrote, binds it to memory, and runs its launches. Plain C99; the same code runs
 * on both libraries. Memory is the caller's: four regions, each of laya_plan.size[...] bytes and aligned to 256.
 *
 * Functions that take `message` return 0, or fill it with one line that says what is wrong and return 1. */
#ifndef LAYA_PLAN_H
#define LAYA_PLAN_H

#include <stddef.h>
#include <stdint.h>

enum { LAYA_INPUTS, LAYA_OUTPUTS, LAYA_WORKSPACE, LAYA_WEIGHTS, LAYA_REGIONS };
enum { LAYA_MOST_POINTERS = 8, LAYA_MOST_SIZES = 6, LAYA_MOST_FIELDS = 24, LAYA_MESSAGE = 512 };

/* An input or an output: count 32-bit numbers, int32 or float, at an offset in bytes from the start of its region. */
typedef struct laya_plan_field {
  char name[32];
  int region;
  uint64_t offset;
  int32_t count;
} laya_plan_field;

/* One launch, as laya_call takes it. A pointer is a region and an offset until laya_plan_bind; region -1 means null. */
typedef struct laya_plan_launch {
  int32_t op, kernel, n_pointers, n_sizes;
  int32_t sizes[LAYA_MOST_SIZES];
  int region[LAYA_MOST_POINTERS];
  uint64_t offset[LAYA_MOST_POINTERS];
  void* pointers[LAYA_MOST_POINTERS];
  char name[128];
} laya_plan_launch;

typedef struct laya_plan {
  uint64_t size[LAYA_REGIONS]; /* bytes */
  int32_t rows, seqs, markers; /* the most that the plan takes */
  int32_t vocab, max_len, actions;
  int n_fields, n_launches;
  laya_plan_field fields[LAYA_MOST_FIELDS];
  laya_plan_launch* launches;
} laya_plan;

int laya_plan_read(laya_plan* plan, const char* path, char message[LAYA_MESSAGE]);

/* Whether the linked library has the kernels that the plan names under its numbers. */
int laya_plan_check(const laya_plan* plan, char message[LAYA_MESSAGE]);

/* Read the weights, plan->size[LAYA_WEIGHTS] bytes, into host memory. */
int laya_plan_weights(const laya_plan* plan, const char* path, void* to, char message[LAYA_MESSAGE]);

/* The field of a region with this name; null where there is none. */
const laya_plan_field* laya_plan_find(const laya_plan* plan, int region, const char* name);

/* Turn offsets into addresses: base has the start of each region. */
void laya_plan_bind(laya_plan* plan, void* const base[LAYA_REGIONS]);

/* Queue every launch on a stream. Returns the first code that is not 0 and where it came from. */
int laya_plan_run(const laya_plan* plan, void* stream, const laya_plan_launch** failed);

void laya_plan_free(laya_plan* plan);

#endif
