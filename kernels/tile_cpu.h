/* What the generated C of the CPU library calls besides its own loops. */
#ifndef LAYA_TILE_CPU_H
#define LAYA_TILE_CPU_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "kernel_table.h"

#endif
