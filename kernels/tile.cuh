// The device primitives that generated CUDA source calls, over the toolkit's headers alone.
//
// Generated source names its primitives as TileLang's code generator prints them (namespace tl, bfloat16_t, half_t,
// Barrier); what they do is written here anew. Sections that need sm_90 or sm_90a are absent below it, so a kernel that
// uses one where it may not does not compile. Layouts that the hardware reads are checked by static_assert.
#pragma once

#include "kernel_table.h"
#include "tile/mma.cuh"
#include "tile/ours.cuh"
#include "tile/reduce.cuh"
#include "tile/sync.cuh"
#include "tile/tma.cuh"
#include "tile/types.cuh"
#include "tile/wgmma.cuh"
