import { nameFrameFields } from '@alveole/service-kit/service';
import { accountModelOf } from '../store/account-model.ts';

/** What the frame keeps in each document bore the names of the wire. */
export const nameFrame = nameFrameFields('0003-name-frame-fields', {
  versioned: ['accounts'],
  hasGuesses: true,
  declareModels: accountModelOf,
});
