import { nameFrameFields } from '@alveole/service-kit/service';
import { modelsOf } from '../store/models.ts';

/** What the frame keeps in each document bore the names of the wire. */
export const nameFrame = nameFrameFields('0006-name-frame-fields', {
  versioned: ['establishments', 'registrations', 'consumers', 'list_views'],
  counts: ['code_mails'],
  hasGuesses: true,
  declareModels: modelsOf,
});
