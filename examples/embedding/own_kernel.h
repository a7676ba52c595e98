/* The other engine's own kernel: it turns the words that this engine produced into token ids, where the request has
 * room for them. */
#ifndef OWN_KERNEL_H
#define OWN_KERNEL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ids[slots[s] + i] = table[words[i]] for every slot s and word i; all on the device. Returns a cudaError_t. */
int own_place_words(const int32_t* words, int32_t n_words, const int32_t* table, const int32_t* slots, int32_t n_slots,
                    int32_t* ids, void* stream);

#ifdef __cplusplus
}
#endif

#endif
