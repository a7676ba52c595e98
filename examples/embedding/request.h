/* What the example answers: a packed batch whose token ids have gaps, and texts of the other engine to put into them.
 * make_request.py writes the file. */
#ifndef REQUEST_H
#define REQUEST_H

#include "laya_plan.h"

enum { MOST_TEXTS = 16 };

typedef struct numbers {
  char name[32];
  int32_t count;
  int32_t* values;
} numbers;

typedef struct request {
  int32_t rows, seqs, markers;
  int n_inputs;
  numbers inputs[LAYA_MOST_FIELDS]; /* of plans, by name */
  numbers table;                    /* our token for each word of the other engine's vocabulary */
  numbers slots;                    /* the packed rows where a text begins: one a sequence */
  int n_texts;
  numbers texts[MOST_TEXTS]; /* words of the other engine, all equally many */
} request;

int request_read(request* r, const char* path, char message[LAYA_MESSAGE]);

/* Whether the plan takes the request: its counts, and whether the texts stay inside the rows and the table. */
int request_check(const request* r, const laya_plan* plan, char message[LAYA_MESSAGE]);

/* Write every input of the plan into an image of its region of inputs, which starts as zeros. A request names those of
 * all plans, so it may have more. */
int request_fill(const request* r, const laya_plan* plan, void* inputs, char message[LAYA_MESSAGE]);

/* Print one line of logits and one of action logits, each number with the digits that make it that float. */
void request_print(const request* r, const laya_plan* plan, int text, const void* outputs);

void request_free(request* r);

#endif
