/* Another engine on a GPU: it owns the stream, its own kernel writes token ids on the device, then our forward runs by
 * the exported plan. Both are captured in one graph, which then answers one text after another.
 *
 *   embed PLAN_FOLDER REQUEST
 *
 * Prints the logits of every text, in the words of request_print. */
#include <cuda_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "laya_cuda.h"
#include "laya_plan.h"
#include "own_kernel.h"
#include "request.h"

/* Everything that the engine holds on the device, and its stream. */
typedef struct engine {
  cudaStream_t stream;
  cudaGraphExec_t graph;
  laya_plan plan;
  void* base[LAYA_REGIONS];
  void *words, *table, *slots; /* int32 each */
  int32_t* ids;                /* in the region of inputs */
  float* results;              /* host memory for the region of outputs */
} engine;

static int fail(const char* what, const char* message) {
  fprintf(stderr, "embed: %s%s%s\n", what, *what != '\0' ? ": " : "", message);
  return 1;
}

/* Leave the function with 1 where a call of the CUDA runtime fails. */
#define TRY(call)                                                              \
  do {                                                                         \
    const cudaError_t error_ = (call);                                         \
    if (error_ != cudaSuccess) return fail(#call, cudaGetErrorString(error_)); \
  } while (0)

/* Copy `bytes` from the host into new device memory. */
static int upload(void** to, const void* from, size_t bytes) {
  TRY(cudaMalloc(to, bytes));
  TRY(cudaMemcpy(*to, from, bytes, cudaMemcpyHostToDevice));
  return 0;
}

/* The four regions. Zeros matter: a kernel may read rows that none has written. */
static int place_plan(engine* e, const char* folder) {
  char path[4096], message[LAYA_MESSAGE];
  snprintf(path, sizeof(path), "%s/plan.txt", folder);
  if (laya_plan_read(&e->plan, path, message) != 0 || laya_plan_check(&e->plan, message) != 0) return fail("", message);
  for (int i = 0; i < LAYA_WEIGHTS; ++i) {
    TRY(cudaMalloc(&e->base[i], (size_t)e->plan.size[i]));
    TRY(cudaMemset(e->base[i], 0, (size_t)e->plan.size[i]));
  }
  snprintf(path, sizeof(path), "%s/weights.bin", folder);
  void* weights = malloc((size_t)e->plan.size[LAYA_WEIGHTS]);
  int code = weights == NULL ? fail(path, "no memory") : 0;
  if (code == 0 && laya_plan_weights(&e->plan, path, weights, message) != 0) code = fail("", message);
  if (code == 0) code = upload(&e->base[LAYA_WEIGHTS], weights, (size_t)e->plan.size[LAYA_WEIGHTS]);
  free(weights);
  if (code == 0) laya_plan_bind(&e->plan, e->base);
  return code;
}

/* What stays the same for every text: the inputs of the plan, the table and the slots. */
static int place_request(engine* e, const request* r) {
  char message[LAYA_MESSAGE];
  if (request_check(r, &e->plan, message) != 0) return fail("", message);
  const laya_plan_field* ids = laya_plan_find(&e->plan, LAYA_INPUTS, "ids");
  if (ids == NULL) return fail("", "the plan has no input ids");
  e->ids = (int32_t*)((char*)e->base[LAYA_INPUTS] + ids->offset);
  e->results = (float*)malloc((size_t)e->plan.size[LAYA_OUTPUTS]);
  void* image = calloc(1, (size_t)e->plan.size[LAYA_INPUTS]);
  int code = image == NULL || e->results == NULL ? fail("", "no memory") : 0;
  if (code == 0 && request_fill(r, &e->plan, image, message) != 0) code = fail("", message);
  const cudaError_t error =
      code == 0 ? cudaMemcpy(e->base[LAYA_INPUTS], image, (size_t)e->plan.size[LAYA_INPUTS], cudaMemcpyHostToDevice)
                : cudaSuccess;
  free(image);
  TRY(error);
  if (code == 0) code = upload(&e->table, r->table.values, (size_t)r->table.count * sizeof(int32_t));
  if (code == 0) code = upload(&e->slots, r->slots.values, (size_t)r->slots.count * sizeof(int32_t));
  if (code == 0) code = upload(&e->words, r->texts[0].values, (size_t)r->texts[0].count * sizeof(int32_t));
  return code;
}

/* Queue our own kernel and the forward after it. */
static int queue(engine* e, const request* r) {
  TRY((cudaError_t)own_place_words(e->words, r->texts[0].count, e->table, e->slots, r->slots.count, e->ids, e->stream));
  const laya_plan_launch* failed = NULL;
  const int code = laya_plan_run(&e->plan, e->stream, &failed);
  return code == 0 ? 0 : fail(failed->name, laya_error_string(code));
}

/* Capture the queue in a graph. It ran once before: a kernel is loaded at its first launch, which capture may forbid.
 */
static int capture(engine* e, const request* r) {
  cudaGraph_t graph = NULL;
  if (queue(e, r) != 0) return 1;
  TRY(cudaStreamSynchronize(e->stream));
  TRY(cudaStreamBeginCapture(e->stream, cudaStreamCaptureModeThreadLocal));
  const int code = queue(e, r);
  TRY(cudaStreamEndCapture(e->stream, &graph));
  const cudaError_t error = code == 0 ? cudaGraphInstantiate(&e->graph, graph, 0) : cudaSuccess;
  if (graph != NULL) TRY(cudaGraphDestroy(graph));
  TRY(error);
  return code;
}

/* One text: the words up, the graph, the results down, all in the order of the stream. */
static int answer(engine* e, const request* r, int text) {
  const size_t bytes = (size_t)r->texts[text].count * sizeof(int32_t);
  TRY(cudaMemcpyAsync(e->words, r->texts[text].values, bytes, cudaMemcpyHostToDevice, e->stream));
  TRY(cudaGraphLaunch(e->graph, e->stream));
  TRY(cudaMemcpyAsync(e->results, e->base[LAYA_OUTPUTS], (size_t)e->plan.size[LAYA_OUTPUTS], cudaMemcpyDeviceToHost,
                      e->stream));
  TRY(cudaStreamSynchronize(e->stream));
  request_print(r, &e->plan, text, e->results);
  return 0;
}

static int run(engine* e, const request* r, const char* folder) {
  TRY(cudaStreamCreateWithFlags(&e->stream, cudaStreamNonBlocking));
  if (place_plan(e, folder) != 0 || place_request(e, r) != 0) return 1;
  TRY(cudaDeviceSynchronize()); /* our stream waits for no other: the memory has to be ready before */
  if (capture(e, r) != 0) return 1;
  for (int text = 0; text < r->n_texts; ++text)
    if (answer(e, r, text) != 0) return 1;
  return 0;
}

static int close_engine(engine* e) {
  void* const held[] = {e->base[LAYA_INPUTS],
                        e->base[LAYA_OUTPUTS],
                        e->base[LAYA_WORKSPACE],
                        e->base[LAYA_WEIGHTS],
                        e->words,
                        e->table,
                        e->slots};
  free(e->results);
  laya_plan_free(&e->plan);
  if (e->graph != NULL) TRY(cudaGraphExecDestroy(e->graph));
  if (e->stream != NULL) TRY(cudaStreamDestroy(e->stream));
  for (size_t i = 0; i < sizeof(held) / sizeof(held[0]); ++i) TRY(cudaFree(held[i]));
  return 0;
}

int main(int argc, char** argv) {
  if (argc != 3) return fail("usage", "embed PLAN_FOLDER REQUEST");
  engine e;
  request r;
  char message[LAYA_MESSAGE];
  memset(&e, 0, sizeof(e));
  if (request_read(&r, argv[2], message) != 0) return fail("", message);
  const int code = run(&e, &r, argv[1]);
  const int closed = close_engine(&e);
  request_free(&r);
  return code != 0 ? code : closed;
}
