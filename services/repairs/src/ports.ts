import type { ConsumerSnapshot, EntitySnapshot } from '@alveole/contracts';
import { campaigns } from '@alveole/domain';
import type { ObjectStorage } from '@alveole/object-storage';
import { sealingKey } from '@alveole/service-kit';
import type { ServiceClient } from '@alveole/service-kit';
import type { Database } from '@alveole/persistence';
import { createBeneficiaries } from './store/beneficiaries.ts';
import type { Beneficiaries } from './store/beneficiaries.ts';
import type { RepairsConfig } from './config.ts';
import { createEstablishments } from './store/establishments.ts';
import type { Establishments } from './store/establishments.ts';
import type { OperatePorts } from './operate-repair/effect.ts';
import { createSmsCodes } from './operate-repair/sms-codes.ts';
import { createSnapshotStore } from './store/snapshot-store.ts';
import { createRepairModel } from './store/repair-model.ts';
import { createRepairStore } from './store/repair-store.ts';
import type { RepairStore } from './store/repair-store.ts';
import { createSmsSwitch, createSmsSwitchModel } from './store/sms-switch.ts';
import type { SmsSwitch } from './store/sms-switch.ts';

export interface RepairsParts {
  readonly config: Pick<RepairsConfig, 'SEALING_KEY' | 'CODE_PEPPER' | 'CAMPAIGN' | 'INCIDENT'>;
  readonly database: Database;
  readonly media: Pick<ObjectStorage, 'accept' | 'read' | 'store'>;
  readonly enrolment: ServiceClient;
  /** The clock; the system's unless a test sets it. */
  readonly now?: () => Date;
}

/** Everything that the stories of this service stand on. */
export interface RepairsPorts extends Omit<OperatePorts, 'repairs' | 'establishments' | 'beneficiaries' | 'smsSwitch'> {
  readonly repairs: RepairStore;
  readonly establishments: Establishments;
  readonly beneficiaries: Beneficiaries;
  readonly smsSwitch: SmsSwitch;
}

/** The models of this service on a database: each call answers the same ones. */
export function modelsOf(database: Database) {
  return {
    repairs: createRepairModel(database),
    smsSwitch: createSmsSwitchModel(database),
    establishments: createSnapshotStore<EntitySnapshot>(database, 'establishments'),
    beneficiaries: createSnapshotStore<ConsumerSnapshot>(database, 'beneficiaries'),
  };
}

export function createPorts({
  config,
  database,
  media,
  enrolment,
  now = () => new Date(),
}: RepairsParts): RepairsPorts {
  const models = modelsOf(database);
  return {
    repairs: createRepairStore(models.repairs),
    establishments: createEstablishments(models.establishments, enrolment),
    beneficiaries: createBeneficiaries(models.beneficiaries, enrolment),
    smsSwitch: createSmsSwitch(models.smsSwitch),
    media,
    codes: createSmsCodes({ pepper: config.CODE_PEPPER, key: sealingKey(config.SEALING_KEY) }),
    campaign: campaigns[config.CAMPAIGN],
    incidentEntities: new Set(config.INCIDENT?.entity_ids ?? []),
    incidentMark: config.INCIDENT?.mark ?? '',
    now,
  };
}
