import type { ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { createMassRunModels } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { createEnvelopeModel } from './envelope-model.ts';
import { createRepairModel } from './repair-model.ts';
import { createSmsSwitchModel } from './sms-switch.ts';
import { createSnapshotStore } from './snapshot-store.ts';

/** The models of this service on a database: each call answers the same ones. */
export function modelsOf(database: Database) {
  return {
    repairs: createRepairModel(database),
    ...createMassRunModels(database),
    smsSwitch: createSmsSwitchModel(database),
    envelopes: createEnvelopeModel(database),
    establishments: createSnapshotStore<EntitySnapshot>(database, 'establishments', [
      { name: 'siret', fields: { 'snapshot.siret': 1 } },
      { name: 'iban', fields: { 'snapshot.iban': 1 } },
    ]),
    beneficiaries: createSnapshotStore<ConsumerSnapshot>(database, 'beneficiaries'),
  };
}
