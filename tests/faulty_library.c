/* A library that forwards the whole C ABI to a real one, and that can be told to fail, to wait, or on a GPU to launch a
 * kernel that traps. For tests only; tests/faulty_library.py builds it.
 *
 * FAULTY_REAL is the path of the real library and FAULTY_TRAP that of tests/gpu/trap.cu's (absent on the host).
 * faulty_ops.inc, which is written beside it, has one forwarding function an op. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { ANY = -1, NONE = -2, TRAP = -1, LOG_ROOM = 1 << 16, NO_SUCH_CALL = 1000 };

static void* real;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int64_t calls;
static int32_t armed_op = NONE, armed_count, armed_code;
static int32_t hold_op = NONE, held;
static int32_t planted_op = NONE;
static int32_t log_ops[LOG_ROOM], log_sizes[LOG_ROOM], logged;

static int (*launch_trap)(void* stream);
static int (*launch_trap_where)(void* stream);
static int (*trap_prepare)(void);
static int (*trap_trip)(int32_t tripped);

static void* symbol(void* library, const char* name) { return library == NULL ? NULL : dlsym(library, name); }

__attribute__((constructor)) static void open_libraries(void) {
  real = dlopen(FAULTY_REAL, RTLD_NOW | RTLD_LOCAL);
  if (real == NULL) fprintf(stderr, "%s\n", dlerror());
#ifdef FAULTY_TRAP
  void* traps = dlopen(FAULTY_TRAP, RTLD_NOW | RTLD_LOCAL);
  if (traps == NULL) fprintf(stderr, "%s\n", dlerror());
  *(void**)&launch_trap = symbol(traps, "launch_trap");
  *(void**)&launch_trap_where = symbol(traps, "launch_trap_where");
  *(void**)&trap_prepare = symbol(traps, "trap_prepare");
  *(void**)&trap_trip = symbol(traps, "trap_trip");
#endif
}

/* Called first by every op: counts, waits while held, and returns the code to fail with, or 0 to go on. */
static int enter(int32_t op, int32_t size, void* stream) {
  pthread_mutex_lock(&lock);
  ++calls;
  if (logged < LOG_ROOM) {
    log_ops[logged] = op;
    log_sizes[logged++] = size;
  }
  if (hold_op == ANY || hold_op == op) {
    ++held;
    pthread_cond_broadcast(&changed);
    while (hold_op == ANY || hold_op == op) pthread_cond_wait(&changed, &lock);
    --held;
  }
  int code = 0;
  if ((armed_op == ANY || armed_op == op) && --armed_count <= 0) {
    armed_op = NONE;
    code = armed_code;
  }
  const int planted = planted_op == ANY || planted_op == op;
  pthread_mutex_unlock(&lock);
  if (code == TRAP) code = launch_trap == NULL ? NO_SUCH_CALL : launch_trap(stream);
  if (code == 0 && planted) code = launch_trap_where == NULL ? NO_SUCH_CALL : launch_trap_where(stream);
  return code;
}

#include "faulty_ops.inc"

uint32_t laya_abi_version(void) {
  uint32_t (*function)(void) = NULL;
  *(void**)&function = symbol(real, "laya_abi_version");
  return function == NULL ? 0 : function();
}

static const char* text_of(const char* name) {
  const char* (*function)(void) = NULL;
  *(void**)&function = symbol(real, name);
  return function == NULL ? "null" : function();
}

const char* laya_build_info(void) { return text_of("laya_build_info"); }

const char* laya_kernels(void) { return text_of("laya_kernels"); }

const char* laya_error_string(int code) {
  const char* (*function)(int) = NULL;
  *(void**)&function = symbol(real, "laya_error_string");
  return function == NULL ? "no real library" : function(code);
}

/* ---- Controls ---- */

/* Let a call of an op (-1: of any) fail with `code`, once: the countdown-th from now, 1 being the next.
 * Code -1 launches a trapping kernel instead and goes on. */
void laya_fault_arm(int32_t op, int32_t countdown, int32_t code) {
  pthread_mutex_lock(&lock);
  armed_op = op;
  armed_count = countdown;
  armed_code = code;
  pthread_mutex_unlock(&lock);
}

/* Calls of ops since the start or the last reset. */
int64_t laya_fault_calls(void) {
  pthread_mutex_lock(&lock);
  const int64_t value = calls;
  pthread_mutex_unlock(&lock);
  return value;
}

/* Let every call of an op (-1: of any) wait until release. */
void laya_fault_hold(int32_t op) {
  pthread_mutex_lock(&lock);
  hold_op = op;
  pthread_mutex_unlock(&lock);
}

void laya_fault_release(void) {
  pthread_mutex_lock(&lock);
  hold_op = NONE;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

/* How many calls wait now. */
int32_t laya_fault_held(void) {
  pthread_mutex_lock(&lock);
  const int32_t value = held;
  pthread_mutex_unlock(&lock);
  return value;
}

/* Copy the log, oldest first: op number and first size of each call. Returns how many. */
int32_t laya_fault_log(int32_t* ops, int32_t* sizes, int32_t room) {
  pthread_mutex_lock(&lock);
  const int32_t count = logged < room ? logged : room;
  memcpy(ops, log_ops, sizeof(int32_t) * (size_t)count);
  memcpy(sizes, log_sizes, sizeof(int32_t) * (size_t)count);
  pthread_mutex_unlock(&lock);
  return count;
}

/* Before every call of an op, launch a kernel that traps once tripped: so a captured graph has it too. */
int laya_fault_plant(int32_t op) {
  const int code = trap_prepare == NULL ? NO_SUCH_CALL : trap_prepare();
  if (code == 0) {
    pthread_mutex_lock(&lock);
    planted_op = op;
    pthread_mutex_unlock(&lock);
  }
  return code;
}

int laya_fault_trip(int32_t tripped) { return trap_trip == NULL ? NO_SUCH_CALL : trap_trip(tripped); }

/* Forget everything that was asked for, release what waits, and start counting anew. */
void laya_fault_reset(void) {
  pthread_mutex_lock(&lock);
  armed_op = hold_op = planted_op = NONE;
  calls = 0;
  logged = 0;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}
