import { nameFrameFields } from '@alveole/service-kit/service';
import { batchModelOf } from '../store/batch-model.ts';
import { questionModelOf } from '../store/question-store.ts';

/** What the frame keeps in each document bore the names of the wire. */
export const nameFrame = nameFrameFields('0003-name-frame-fields', {
  versioned: ['batches', 'bank_questions'],
  declareModels: (database) => [batchModelOf(database), questionModelOf(database)],
});
