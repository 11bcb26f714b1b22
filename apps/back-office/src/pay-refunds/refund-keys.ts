/** Under which the answers about refunds are kept. */
export const refundKeys = {
  all: ['refunds'],
  refundable: ['refunds', 'refundable'],
  batches: ['refunds', 'batches'],
  promises: ['refunds', 'promises'],
  questions: ['refunds', 'questions'],
  batch: (id: string) => ['refunds', 'batch', id],
} as const;
