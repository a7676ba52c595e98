/* The runtime of the CPU library: checks, a pool of worker threads, and the functions that describe the library. */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <unistd.h>

#include "build_info.h" /* written by build-cpu.sh: LAYA_BUILD_INFO */
#include "kernel_table.h"
#include "laya_cuda.h"

#include "laya_ops.inc"

#include "dispatch.h"

extern const laya_kernel laya_table_cpu[];
extern const int32_t laya_table_cpu_count;

static const laya_table tables[] = {{laya_table_cpu, &laya_table_cpu_count}};

/* ---- The pool: idle workers sleep on a condition variable; the calling thread works too. ---- */

enum {
  MAX_THREADS = 1024,
  RANGES_PER_THREAD = 4, /* more ranges than threads, so that a slow core does not hold up the rest */
  STACK_BYTES = 8 << 20  /* kernels keep their tiles in local arrays */
};

typedef struct work {
  int32_t (*body)(const void*, int32_t, int32_t);
  const void* context;
  int32_t blocks;
  int32_t step;
  _Atomic int64_t next; /* first block that nobody has taken; runs past the end, so wider than a block number */
  atomic_int result;    /* first nonzero result */
} work;

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER; /* held by the caller whose work the pool is doing */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards everything below */
static pthread_cond_t arrived = PTHREAD_COND_INITIALIZER;
static pthread_cond_t finished = PTHREAD_COND_INITIALIZER;
static work* current;            /* work to join, or null */
static uint64_t ticket;          /* counts pieces of work, so that a worker joins each at most once */
static int busy;                 /* workers inside the current work */
static int threads;              /* workers plus the caller; 0: not started */
static _Thread_local int inside; /* this thread is running a body */

static void take_ranges(work* w) {
  inside = 1;
  for (;;) {
    const int64_t taken = atomic_fetch_add_explicit(&w->next, w->step, memory_order_relaxed);
    if (taken >= w->blocks) break;
    const int32_t first = (int32_t)taken;
    const int32_t last = w->blocks - first < w->step ? w->blocks : first + w->step;
    int expected = 0;
    const int32_t code = w->body(w->context, first, last);
    if (code != 0) atomic_compare_exchange_strong(&w->result, &expected, (int)code);
  }
  inside = 0;
}

static void* worker(void* unused) {
  (void)unused;
  uint64_t seen = 0;
  pthread_mutex_lock(&lock);
  for (;;) {
    while (current == NULL || ticket == seen) pthread_cond_wait(&arrived, &lock);
    work* w = current;
    seen = ticket;
    ++busy;
    pthread_mutex_unlock(&lock);
    take_ranges(w);
    pthread_mutex_lock(&lock);
    if (--busy == 0) pthread_cond_signal(&finished);
  }
  return NULL;
}

/* LAYA_CPU_THREADS where it is a number from 1 to 1024, else the cores that this process may use. */
static int wanted_threads(void) {
  const char* text = getenv("LAYA_CPU_THREADS");
  if (text != NULL && *text != '\0') {
    char* end = NULL;
    errno = 0;
    const long value = strtol(text, &end, 10);
    if (errno == 0 && *end == '\0' && value >= 1 && value <= MAX_THREADS) return (int)value;
  }
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof(set), &set) == 0) return CPU_COUNT(&set);
  const long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online < 1 ? 1 : online > MAX_THREADS ? MAX_THREADS : (int)online;
}

/* A child of fork() has the memory but none of the workers: it starts its own at its first call. */
static void before_fork(void) {
  pthread_mutex_lock(&turn);
  pthread_mutex_lock(&lock);
}

static void after_fork_in_parent(void) {
  pthread_mutex_unlock(&lock);
  pthread_mutex_unlock(&turn);
}

static void after_fork_in_child(void) {
  pthread_mutex_init(&turn, NULL);
  pthread_mutex_init(&lock, NULL);
  pthread_cond_init(&arrived, NULL);
  pthread_cond_init(&finished, NULL);
  current = NULL;
  busy = 0;
  threads = 0;
}

static void watch_forks(void) { pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child); }

/* Start the workers; called with `turn` held. Whatever could be started stays, and counts. */
static int start(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, watch_forks);
  const int wanted = wanted_threads();
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return LAYA_ERROR_THREADS;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, STACK_BYTES);
  int started = 1;
  for (; started < wanted; ++started) {
    pthread_t thread;
    if (pthread_create(&thread, &attributes, worker, NULL) != 0) break;
  }
  pthread_attr_destroy(&attributes);
  if (started == 1 && wanted > 1) return LAYA_ERROR_THREADS;
  threads = started;
  return 0;
}

int laya_parallel(int32_t blocks, int32_t (*body)(const void* context, int32_t first, int32_t last),
                  const void* context) {
  if (blocks <= 0) return 0;
  if (blocks == 1 || inside) return (int)body(context, 0, blocks);
  pthread_mutex_lock(&turn);
  const int code = threads != 0 ? 0 : start();
  if (code != 0) {
    pthread_mutex_unlock(&turn);
    return code;
  }
  const int32_t ranges = threads == 1 ? 1 : threads * RANGES_PER_THREAD;
  work w = {.body = body, .context = context, .blocks = blocks, .step = blocks / ranges + (blocks % ranges != 0)};
  atomic_init(&w.next, 0);
  atomic_init(&w.result, 0);
  if (threads > 1) {
    pthread_mutex_lock(&lock);
    current = &w;
    ++ticket;
    pthread_cond_broadcast(&arrived);
    pthread_mutex_unlock(&lock);
  }
  take_ranges(&w);
  if (threads > 1) {
    pthread_mutex_lock(&lock);
    current = NULL; /* a worker that wakes only now finds nothing to join */
    while (busy != 0) pthread_cond_wait(&finished, &lock);
    pthread_mutex_unlock(&lock);
  }
  pthread_mutex_unlock(&turn);
  return atomic_load(&w.result);
}

/* ---- The interface ---- */

int laya_call(int32_t op, int32_t kernel, void* const* pointers, int32_t n_pointers, const int32_t* sizes,
              int32_t n_sizes, void* stream) {
  const laya_kernel* chosen = laya_find(tables, 1, kernel);
  const int code = laya_check(chosen, op, pointers, n_pointers, sizes, n_sizes);
  return code != 0 ? code : chosen->launch(pointers, sizes, stream);
}

uint32_t laya_abi_version(void) { return LAYA_ABI_VERSION; }

const char* laya_error_string(int code) {
  if (code == 0) return "no error";
  const char* text = laya_error_text(code);
  return text != NULL ? text : "unknown error code";
}

const char* laya_build_info(void) { return LAYA_BUILD_INFO; }

static const char* kernels_text;

static void write_kernels_text(void) { kernels_text = laya_kernels_json(tables, 1); }

const char* laya_kernels(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, write_kernels_text);
  return kernels_text != NULL ? kernels_text : "[]";
}
