import { personKey } from '@alveole/domain';
import { renewUniqueKey } from '@alveole/persistence';
import type { Database, PersistenceLogger, Renewal } from '@alveole/persistence';
import type { BeneficiaryModel } from './beneficiary-model.ts';

/** People who were recorded before a town and its districts were one birthplace get the key of now. */
export function renewPersonKeys(database: Database, model: BeneficiaryModel, logger: PersistenceLogger): Renewal {
  const keys = { name: 'beneficiaries-birthplace-key', field: 'personKey', keyOf: personKey } as const;
  return renewUniqueKey(database, model, keys, logger);
}
