import type { ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { campaigns } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { ObjectStorage } from '@alveole/object-storage';
import { createMassRunModels, createMassRunStore } from '@alveole/persistence';
import type { Database, MassRunStore } from '@alveole/persistence';
import { createStaffNow, requireSecondPersonAt, sealingKey } from '@alveole/service-kit';
import type { RequireSecondPerson, ServiceClient, StaffNow } from '@alveole/service-kit';
import type { RepairsConfig } from './config.ts';
import { incidentOf } from './record/incident.ts';
import type { Incident } from './record/incident.ts';
import { createSmsCodes } from './operate-repair/sms-codes.ts';
import type { SmsCodes } from './operate-repair/sms-codes.ts';
import type { PictureLooks } from './operate-repair/picture-looks.ts';
import type { PrintedAmounts } from './operate-repair/printed-amounts.ts';
import type { Stamper } from './operate-repair/stamper.ts';
import { createHomeDistances } from './outside/home-distances.ts';
import type { HomeDistances } from './outside/home-distances.ts';
import { createStaffMembers } from './outside/staff-members.ts';
import type { StaffMembers } from './outside/staff-members.ts';
import type { MassRun } from './record/mass-run.ts';
import { createBeneficiaries } from './store/beneficiaries.ts';
import type { Beneficiaries } from './store/beneficiaries.ts';
import { createEstablishments } from './store/establishments.ts';
import type { Establishments } from './store/establishments.ts';
import { createCountedFiles } from './store/counted-files.ts';
import type { CountedFiles } from './store/counted-files.ts';
import { createRepairModel } from './store/repair-model.ts';
import { createRepairStore } from './store/repair-store.ts';
import type { RepairStore } from './store/repair-store.ts';
import { createSmsSwitch, createSmsSwitchModel } from './store/sms-switch.ts';
import type { SmsSwitch } from './store/sms-switch.ts';
import { createHeldDecisionStore } from './store/held-decision-store.ts';
import type { HeldDecisionStore } from './store/held-decision-store.ts';
import { createReviewReasonStore } from './store/review-reason-store.ts';
import type { ReviewReasonStore } from './store/review-reason-store.ts';
import { createStaffNoteStore } from './store/staff-note-store.ts';
import type { StaffNoteStore } from './store/staff-note-store.ts';
import { createStatisticsStore } from './store/statistics-store.ts';
import type { StatisticsStore } from './store/statistics-store.ts';
import { createSnapshotStore } from './store/snapshot-store.ts';

/** Everything that the acts of this service stand on. */
export interface RepairsPorts {
  readonly repairs: RepairStore;
  readonly establishments: Establishments;
  readonly beneficiaries: Beneficiaries;
  readonly homeDistances: HomeDistances;
  readonly staff: StaffMembers;
  /** Whoever acts without calling at that moment. */
  readonly staffNow: StaffNow;
  /** Asked by every act of two persons. */
  readonly requireSecondPerson: RequireSecondPerson;
  readonly massRuns: MassRunStore<MassRun>;
  readonly smsSwitch: SmsSwitch;
  readonly heldDecisions: HeldDecisionStore;
  readonly staffNotes: StaffNoteStore;
  readonly reviewReasons: ReviewReasonStore;
  readonly countedFiles: CountedFiles;
  readonly statistics: StatisticsStore;
  readonly media: Pick<ObjectStorage, 'accept' | 'presignGet' | 'read' | 'store'>;
  readonly stamper: Pick<Stamper, 'stampPdf' | 'stampImage'>;
  readonly looks: Pick<PictureLooks, 'of'>;
  readonly printedAmounts: Pick<PrintedAmounts, 'of'>;
  readonly codes: SmsCodes;
  readonly campaign: Campaign;
  /** Absent in a programme that had none. */
  readonly incident: Incident | undefined;
  readonly now: () => Date;
}

export interface RepairsParts {
  readonly config: Pick<RepairsConfig, 'SEALING_KEY' | 'CODE_PEPPER' | 'CAMPAIGN' | 'INCIDENT'>;
  readonly database: Database;
  readonly media: RepairsPorts['media'];
  readonly stamper: RepairsPorts['stamper'];
  readonly looks: RepairsPorts['looks'];
  readonly printedAmounts: RepairsPorts['printedAmounts'];
  readonly auth: ServiceClient;
  readonly enrolment: ServiceClient;
  readonly now: () => Date;
}

/** The models of this service on a database: each call answers the same ones. */
export function modelsOf(database: Database) {
  return {
    repairs: createRepairModel(database),
    ...createMassRunModels(database),
    smsSwitch: createSmsSwitchModel(database),
    establishments: createSnapshotStore<EntitySnapshot>(database, 'establishments', [
      { name: 'siret', fields: { 'snapshot.siret': 1 } },
      { name: 'iban', fields: { 'snapshot.iban': 1 } },
    ]),
    beneficiaries: createSnapshotStore<ConsumerSnapshot>(database, 'beneficiaries'),
  };
}

export function createPorts({
  config,
  database,
  media,
  stamper,
  looks,
  printedAmounts,
  auth,
  enrolment,
  now,
}: RepairsParts): RepairsPorts {
  const models = modelsOf(database);
  return {
    repairs: createRepairStore(models.repairs),
    ...countingPortsOf(database, enrolment),
    beneficiaries: createBeneficiaries(models.beneficiaries, enrolment),
    homeDistances: createHomeDistances(enrolment),
    staff: createStaffMembers(auth),
    staffNow: createStaffNow(auth, now),
    requireSecondPerson: requireSecondPersonAt(auth),
    massRuns: createMassRunStore<MassRun>(models),
    smsSwitch: createSmsSwitch(models.smsSwitch),
    heldDecisions: createHeldDecisionStore(database),
    staffNotes: createStaffNoteStore(database),
    reviewReasons: createReviewReasonStore(database),
    media,
    stamper,
    looks,
    printedAmounts,
    codes: createSmsCodes({ pepper: config.CODE_PEPPER, key: sealingKey(config.SEALING_KEY) }),
    campaign: campaigns[config.CAMPAIGN],
    incident: config.INCIDENT && incidentOf(config.INCIDENT),
    now,
  };
}

/** What statistics stand on. */
export function countingPortsOf(database: Database, enrolment: ServiceClient) {
  const models = modelsOf(database);
  return {
    establishments: createEstablishments(models.establishments, enrolment),
    countedFiles: createCountedFiles(models.repairs),
    statistics: createStatisticsStore(database),
  };
}
