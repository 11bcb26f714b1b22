import type { ConsumerSnapshot, EntitySnapshot } from '@alveole/contracts';
import { campaigns } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { ObjectStorage } from '@alveole/object-storage';
import type { Database } from '@alveole/persistence';
import { sealingKey } from '@alveole/service-kit';
import type { ServiceClient } from '@alveole/service-kit';
import type { RepairsConfig } from './config.ts';
import { createSmsCodes } from './operate-repair/sms-codes.ts';
import type { SmsCodes } from './operate-repair/sms-codes.ts';
import type { Stamper } from './operate-repair/stamper.ts';
import { createBeneficiaries } from './store/beneficiaries.ts';
import type { Beneficiaries } from './store/beneficiaries.ts';
import { createEstablishments } from './store/establishments.ts';
import type { Establishments } from './store/establishments.ts';
import { createRepairModel } from './store/repair-model.ts';
import { createRepairStore } from './store/repair-store.ts';
import type { RepairStore } from './store/repair-store.ts';
import { createSmsSwitch, createSmsSwitchModel } from './store/sms-switch.ts';
import type { SmsSwitch } from './store/sms-switch.ts';
import { createSnapshotStore } from './store/snapshot-store.ts';

/** Everything that the acts of this service stand on. */
export interface RepairsPorts {
  readonly repairs: RepairStore;
  readonly establishments: Establishments;
  readonly beneficiaries: Beneficiaries;
  readonly smsSwitch: SmsSwitch;
  readonly media: Pick<ObjectStorage, 'accept' | 'read' | 'store'>;
  readonly stamper: Pick<Stamper, 'stampPdf' | 'stampImage'>;
  readonly codes: SmsCodes;
  readonly campaign: Campaign;
  /** Establishments that may declare files of the incident, and its mark. */
  readonly incidentEntities: ReadonlySet<string>;
  readonly incidentMark: string;
  readonly now: () => Date;
}

export interface RepairsParts {
  readonly config: Pick<RepairsConfig, 'SEALING_KEY' | 'CODE_PEPPER' | 'CAMPAIGN' | 'INCIDENT'>;
  readonly database: Database;
  readonly media: RepairsPorts['media'];
  readonly stamper: RepairsPorts['stamper'];
  readonly enrolment: ServiceClient;
  readonly now: () => Date;
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

export function createPorts({ config, database, media, stamper, enrolment, now }: RepairsParts): RepairsPorts {
  const models = modelsOf(database);
  return {
    repairs: createRepairStore(models.repairs),
    establishments: createEstablishments(models.establishments, enrolment),
    beneficiaries: createBeneficiaries(models.beneficiaries, enrolment),
    smsSwitch: createSmsSwitch(models.smsSwitch),
    media,
    stamper,
    codes: createSmsCodes({ pepper: config.CODE_PEPPER, key: sealingKey(config.SEALING_KEY) }),
    campaign: campaigns[config.CAMPAIGN],
    incidentEntities: new Set(config.INCIDENT?.entity_ids ?? []),
    incidentMark: config.INCIDENT?.mark ?? '',
    now,
  };
}
