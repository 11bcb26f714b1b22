import { nameFrameFields } from '@alveole/service-kit/service';
import { createRepairModel } from '../store/repair-model.ts';
import { reasonModelOf } from '../store/review-reason-store.ts';
import { createSmsSwitchModel } from '../store/sms-switch.ts';

/** What the frame keeps in each document bore the names of the wire. */
export const nameFrame = nameFrameFields('0005-name-frame-fields', {
  versioned: ['repairs', 'review_reasons', 'params'],
  declareModels: (database) => [createRepairModel(database), reasonModelOf(database), createSmsSwitchModel(database)],
});
