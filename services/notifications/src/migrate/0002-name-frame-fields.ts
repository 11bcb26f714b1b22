import { nameFrameFields } from '@alveole/service-kit/service';
import { deliveryModelOf } from '../store/delivery-model.ts';
import { waitingModelOf } from '../store/waiting-store.ts';

/** What the frame keeps in each document bore the names of the wire. */
export const nameFrame = nameFrameFields('0002-name-frame-fields', {
  versioned: ['deliveries', 'waiting_messages'],
  declareModels: (database) => [deliveryModelOf(database), waitingModelOf(database)],
});
