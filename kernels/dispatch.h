/* What both runtimes do alike: find a kernel, check a call, list the kernels. Included once by each of them, after
 * generated/laya_ops.inc has given laya_pointer_counts, laya_i32_pointers and laya_op_names. */
#ifndef LAYA_DISPATCH_H
#define LAYA_DISPATCH_H

#include <stdio.h>
#include <stdlib.h>

#include "kernel_table.h"
#include "laya_cuda.h"

typedef struct laya_table {
  const laya_kernel* kernels;
  const int32_t* count;
} laya_table;

/* The kernel with this number: tables are numbered through, one after the other. Null where there is none. */
static const laya_kernel* laya_find(const laya_table* tables, int n_tables, int32_t number) {
  if (number < 0) return NULL;
  for (int i = 0; i < n_tables; ++i) {
    if (number < *tables[i].count) return &tables[i].kernels[number];
    number -= *tables[i].count;
  }
  return NULL;
}

/* Whether the kernel may be launched with these arguments: 0 or a LAYA_ERROR_* code. */
static int laya_check(const laya_kernel* kernel, int32_t op, void* const* pointers, int32_t n_pointers,
                      const int32_t* sizes, int32_t n_sizes) {
  if (kernel == NULL || kernel->op != op) return LAYA_ERROR_KERNEL; /* so op indexes the tables below */
  if (n_sizes != kernel->n_sizes || sizes == NULL) return LAYA_ERROR_ARGUMENT;
  for (int32_t i = 0; i < n_sizes; ++i) {
    if (kernel->sizes[i] == -1 && sizes[i] <= 0) return LAYA_ERROR_ARGUMENT;
    if (kernel->sizes[i] != -1 && sizes[i] != kernel->sizes[i]) return LAYA_ERROR_SHAPE;
  }
  if (n_pointers != laya_pointer_counts[op] || pointers == NULL) return LAYA_ERROR_ARGUMENT;
  for (int32_t i = 0; i < n_pointers; ++i) {
    const int taken = (int)(kernel->pointers >> i & 1u);
    if (taken != (pointers[i] != NULL)) return LAYA_ERROR_ARGUMENT;
  }
  for (int32_t i = 0; i < n_pointers; ++i) {
    const uintptr_t alignment = laya_i32_pointers[op] >> i & 1u ? 4 : 16;
    if ((uintptr_t)pointers[i] % alignment != 0) return LAYA_ERROR_ALIGNMENT;
  }
  return 0;
}

/* The JSON text of laya_kernels(); the caller keeps it. Null where memory ran out. Names need no escaping. */
static char* laya_kernels_json(const laya_table* tables, int n_tables) {
  size_t room = 3;
  for (int t = 0; t < n_tables; ++t) {
    for (int32_t i = 0; i < *tables[t].count; ++i) {
      const laya_kernel* k = &tables[t].kernels[i];
      room += (size_t)snprintf(NULL, 0, "%s%s%s%s%s", k->name, laya_op_names[k->op], k->target, k->options, k->variant);
      room += 128 + 12 * (size_t)k->n_sizes;
    }
  }
  char* text = (char*)malloc(room);
  if (text == NULL) return NULL;
  size_t used = (size_t)snprintf(text, room, "[");
  int32_t id = 0;
  for (int t = 0; t < n_tables; ++t) {
    for (int32_t i = 0; i < *tables[t].count; ++i, ++id) {
      const laya_kernel* k = &tables[t].kernels[i];
      used += (size_t)snprintf(text + used, room - used,
                               "%s{\"id\":%d,\"name\":\"%s\",\"op\":\"%s\",\"target\":\"%s\",\"options\":\"%s\"",
                               id == 0 ? "" : ",", (int)id, k->name, laya_op_names[k->op], k->target, k->options);
      for (int32_t s = 0; s < k->n_sizes; ++s)
        used += (size_t)snprintf(text + used, room - used, "%s%d", s == 0 ? ",\"sizes\":[" : ",", (int)k->sizes[s]);
      used += (size_t)snprintf(text + used, room - used, "],\"variant\":\"%s\"}", k->variant);
    }
  }
  snprintf(text + used, room - used, "]");
  return text;
}

#endif
