import { walkOnce } from '@alveole/persistence';
import type { Database, PersistenceLogger, Renewal } from '@alveole/persistence';
import type { EnrolmentPorts } from '../ports.ts';
import type { EstablishmentModel } from '../store/establishment-model.ts';
import { settleActivity } from './settle-activity.ts';

/** Settles the activity of everybody whom an earlier version validated, once, beside the service's work. */
export function settleAtStart(
  database: Database,
  model: EstablishmentModel,
  ports: Pick<EnrolmentPorts, 'establishments' | 'now'>,
  logger: PersistenceLogger,
): Renewal {
  const walk = {
    name: 'establishments-first-activity',
    projection: { outbox: 0 },
    visit: (documents: Parameters<typeof settleActivity>[1]) => settleActivity(ports, documents),
  };
  return walkOnce(database, model, walk, logger);
}
