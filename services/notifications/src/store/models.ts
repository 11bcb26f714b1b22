import type { Database } from '@alveole/persistence';
import { deliveryModelOf } from './delivery-model.ts';

/** The models whose documents hold events to publish; each call answers the same ones. */
export function modelsOf(database: Database) {
  return { deliveries: deliveryModelOf(database) };
}
