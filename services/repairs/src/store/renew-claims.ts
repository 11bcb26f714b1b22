import { heldBikeClaim } from '@alveole/domain';
import { renewUniqueKey } from '@alveole/persistence';
import type { Database, PersistenceLogger, Renewal } from '@alveole/persistence';
import type { RepairDocument, RepairModel } from './repair-model.ts';

/** Claims of files that were written before look-alike letters were folded get the key of now. */
export function renewClaims(database: Database, model: RepairModel, logger: PersistenceLogger): Renewal {
  const claims = {
    name: 'repairs-claims-by-look',
    field: 'claim',
    keyOf: ({ gender, status, bike }: RepairDocument) => heldBikeClaim({ kind: gender, status, bike }),
  } as const;
  return renewUniqueKey(database, model, claims, logger);
}
