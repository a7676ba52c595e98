/* The ops of the C ABI. Written by `regenerate-kernels` from manifests/abi.json; do not edit.
 *
 * Every op returns 0, a cudaError_t (below 1000) or one of the codes below. `kernel` is a number from laya_kernels().
 * `cuda_stream` is a cudaStream_t in the CUDA library and unused in the CPU twin. No op allocates or synchronises.
 * Rows at or above the true count (rows[0], count[0], seqs[0]) of an output hold nothing that a caller may rely on.
 */
#ifndef LAYA_OPS_H
#define LAYA_OPS_H

#include <stdint.h>

#ifndef LAYA_API
#define LAYA_API
#endif

#define LAYA_ABI_VERSION 2u

#ifdef __cplusplus
extern "C" {
#endif

enum {
  LAYA_OP_EMBED_NORM = 0,
  LAYA_OP_GEMM = 1,
  LAYA_OP_GEMM_PARTS = 2,
  LAYA_OP_QKV_ROPE = 3,
  LAYA_OP_GEGLU = 4,
  LAYA_OP_ADD_NORM = 5,
  LAYA_OP_ADD_NORM_PARTS = 6,
  LAYA_OP_ADD_TYPE = 7,
  LAYA_OP_ROPE = 8,
  LAYA_OP_ATTENTION = 9,
  LAYA_OP_GATHER = 10,
  LAYA_OP_SCORE = 11,
  LAYA_OP_ACTION_FEATURES = 12,
  LAYA_OP_ACTION_HIDDEN = 13,
  LAYA_OP_ACTION_HEAD = 14,
  LAYA_OP_GEMM_ADD = 15,
  LAYA_OP_COUNT = 16
};

enum {
  LAYA_ERROR_ARGUMENT = 1000, /* a required pointer is null, one is given that the kernel does not take, a size is not positive, or their number is wrong */
  LAYA_ERROR_KERNEL = 1001, /* the kernel number is not in this library or belongs to another op */
  LAYA_ERROR_SHAPE = 1002, /* a size differs from the one that the kernel was compiled for */
  LAYA_ERROR_ALIGNMENT = 1003, /* a pointer is not aligned to 16 bytes */
  LAYA_ERROR_DRIVER = 1004, /* the CUDA driver does not provide cuTensorMapEncodeTiled */
  LAYA_ERROR_TENSOR_MAP = 1005, /* the CUDA driver refused a tensor map */
  LAYA_ERROR_THREADS = 1006 /* the CPU twin could not start its worker threads */
};

/* Gather token embeddings and normalise them: stream = LayerNorm(table[ids]) * gamma, y = round(stream). Ids outside
 * the vocabulary are clamped. */
LAYA_API int laya_embed_norm(int32_t kernel, const void* ids, const void* table, const void* gamma, void* stream, void* y, const void* rows, int32_t max_rows, int32_t vocab, int32_t d, void* cuda_stream);

/* c = epilogue(a @ w^T + bias). Accumulates in f32 and rounds once, into c.
 * Null where the kernel takes none: bias. */
LAYA_API int laya_gemm(int32_t kernel, const void* a, const void* w, const void* bias, void* c, const void* rows, int32_t max_rows, int32_t n, int32_t k, void* cuda_stream);

/* c[:,p] = a @ w^T over columns p*s to (p+1)*s of both, in f32, where s is k / parts rounded up to a multiple of 128;
 * add_norm_parts sums them. */
LAYA_API int laya_gemm_parts(int32_t kernel, const void* a, const void* w, void* c, const void* rows, int32_t max_rows, int32_t n, int32_t k, int32_t parts, void* cuda_stream);

/* qkv = a @ w^T, its query and key columns rotated as by rope. Accumulates and rotates in f32 and rounds once, into
 * qkv. */
LAYA_API int laya_qkv_rope(int32_t kernel, const void* a, const void* w, const void* cos, const void* sin, const void* positions, void* qkv, const void* rows, int32_t max_rows, int32_t heads, int32_t k, int32_t table_rows, void* cuda_stream);

/* c = gelu(a @ w[:f]^T) * (a @ w[f:]^T), gelu(x) = x * Phi(x) with Phi within 7.5e-8. Accumulates in f32 and rounds
 * once, into c. */
LAYA_API int laya_geglu(int32_t kernel, const void* a, const void* w, void* c, const void* rows, int32_t max_rows, int32_t f, int32_t k, void* cuda_stream);

/* stream += branch (where the kernel takes one), then y = LayerNorm(stream) * gamma + beta (where the kernel takes
 * one). All in f32; rounds once, into y.
 * Null where the kernel takes none: branch, beta. */
LAYA_API int laya_add_norm(int32_t kernel, void* stream, const void* branch, const void* gamma, const void* beta, void* y, const void* rows, int32_t max_rows, int32_t d, void* cuda_stream);

/* stream += branch[:,0] + branch[:,1] + ... in this order, then y = LayerNorm(stream) * gamma. All in f32; rounds
 * once, into y. */
LAYA_API int laya_add_norm_parts(int32_t kernel, void* stream, const void* branch, const void* gamma, void* y, const void* rows, int32_t max_rows, int32_t d, int32_t parts, void* cuda_stream);

/* stream = hidden + table[types], in f32. Types outside 0..2 are clamped. */
LAYA_API int laya_add_type(int32_t kernel, const void* hidden, const void* table, const void* types, void* stream, const void* rows, int32_t max_rows, int32_t d, void* cuda_stream);

/* Rotate the query and key columns of packed qkv in place (rotate-half, heads of 64, f32 arithmetic, rounded into
 * qkv); value columns are untouched. Positions outside the table are clamped. */
LAYA_API int laya_rope(int32_t kernel, void* qkv, const void* cos, const void* sin, const void* positions, const void* rows, int32_t max_rows, int32_t heads, int32_t table_rows, void* cuda_stream);

/* Softmax attention within each packed sequence, scale 1/8, heads of 64; window 0 sees every key, window w only keys
 * with |i-j| <= w. Rows from a sequence's length up to the next multiple of 16 are written as zeros; a sequence of
 * length 0 is left alone. Scores and sums in f32, probabilities rounded to act before the value product, one rounding
 * into out. */
LAYA_API int laya_attention(int32_t kernel, const void* qkv, void* out, const void* starts, const void* lengths, const void* seqs, int32_t max_rows, int32_t max_seqs, int32_t max_len, int32_t heads, int32_t window, void* cuda_stream);

/* out[i] = stream[index[i]] + branch[index[i]] for i below count, in f32. Indices outside the rows are clamped. */
LAYA_API int laya_gather(int32_t kernel, const void* stream, const void* branch, const void* index, void* out, const void* count, int32_t max_rows, int32_t max_count, int32_t d, void* cuda_stream);

/* logits[i] = hidden[i] . w + bias for i below count, in f32. */
LAYA_API int laya_score(int32_t kernel, const void* hidden, const void* w, const void* bias, void* logits, const void* count, int32_t max_count, int32_t d, void* cuda_stream);

/* For each sequence, from the softmax p of its option logits: the largest p, the largest minus the second (0 where
 * there is one option), the entropy over log(max(options, 2)), max(options, 2) / 255. */
LAYA_API int laya_action_features(int32_t kernel, const void* logits, const void* option_starts, const void* option_counts, void* features, const void* seqs, int32_t max_count, int32_t max_seqs, void* cuda_stream);

/* hidden = pooled @ w1[:d], in f32: what the action head computes before it needs logits; w1 is stored input-major. */
LAYA_API int laya_action_hidden(int32_t kernel, const void* pooled, const void* w1, void* hidden, const void* seqs, int32_t max_seqs, int32_t d, void* cuda_stream);

/* logits = gelu(before + features @ w1[d:] + b1) @ w2 + b2, in f32, where before is what action_hidden leaves; w1 is
 * stored input-major. */
LAYA_API int laya_action_head(int32_t kernel, const void* before, const void* features, const void* w1, const void* b1, const void* w2, const void* b2, void* logits, const void* seqs, int32_t max_seqs, int32_t d, int32_t actions, void* cuda_stream);

/* c += a @ w^T, all in f32: the residual add of a product that ends a branch. */
LAYA_API int laya_gemm_add(int32_t kernel, const void* a, const void* w, void* c, const void* rows, int32_t max_rows, int32_t n, int32_t k, void* cuda_stream);

#ifdef __cplusplus
}
#endif

#endif
