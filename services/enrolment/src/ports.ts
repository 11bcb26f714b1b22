import { randomBytes } from 'node:crypto';
import { campaigns } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { ObjectStorage } from '@alveole/object-storage';
import { createMassRunModels, createMassRunStore } from '@alveole/persistence';
import type { Database, MassRunStore } from '@alveole/persistence';
import { createStaffNow, hashCode, sealingKey } from '@alveole/service-kit';
import type { ServiceClient, StaffNow } from '@alveole/service-kit';
import { createCountStore, createGuessLimits } from '@alveole/service-kit/service';
import type { GuessLimits } from '@alveole/service-kit/service';
import { mailCodeLimits } from '@alveole/domain';
import { createAccounts } from './outside/accounts.ts';
import type { Accounts } from './outside/accounts.ts';
import type { DocumentInspector } from './outside/document-inspector.ts';
import { createDuplicateFinder } from './outside/duplicate-finder.ts';
import type { DuplicateFinder } from './outside/duplicate-finder.ts';
import { createBeneficiaryModel } from './store/beneficiary-model.ts';
import { createBeneficiaryStore } from './store/beneficiary-store.ts';
import type { BeneficiaryStore } from './store/beneficiary-store.ts';
import type { EnrolmentConfig } from './config.ts';
import { createCameraStore } from './store/camera-store.ts';
import type { CameraStore } from './store/camera-store.ts';
import { createEstablishmentModel } from './store/establishment-model.ts';
import { createEstablishmentStore } from './store/establishment-store.ts';
import type { EstablishmentStore } from './store/establishment-store.ts';
import { createCounterModel, createPrefixCounter } from './store/prefix-counter.ts';
import { createListViewModel, createListViewStore } from './store/list-view-store.ts';
import type { ListViewStore } from './store/list-view-store.ts';
import type { MassRun } from './record/mass-run.ts';
import { createWaitingFiles } from './outside/waiting-files.ts';
import type { WaitingFiles } from './outside/waiting-files.ts';
import { knownPostcodes } from './outside/known-postcodes.ts';
import { createPlaces } from './outside/places.ts';
import type { Places } from './outside/places.ts';
import { allowedMails } from './record/registration.ts';
import { createOneAtATime } from './register-establishment/one-at-a-time.ts';
import type { KnownPostcodes } from './record/profile-rules.ts';
import type { OneAtATime } from './register-establishment/one-at-a-time.ts';
import { createRegistrationCodes } from './record/registration-codes.ts';
import type { RegistrationCodes } from './record/registration-codes.ts';
import { createRegistrationModel } from './store/registration-model.ts';
import { createRegistrationStore } from './store/registration-store.ts';
import type { RegistrationStore } from './store/registration-store.ts';
import { createUploadBudgetModels } from './store/upload-budget-model.ts';
import { createUploadBudgetStore } from './store/upload-budget-store.ts';
import type { UploadBudgetStore } from './store/upload-budget-store.ts';

export interface EnrolmentParts {
  readonly config: Pick<EnrolmentConfig, 'SEALING_KEY' | 'CODE_PEPPER' | 'CAMPAIGN' | 'GEOCODER_URL' | 'COMMUNES_URL'>;
  readonly database: Database;
  readonly media: Pick<ObjectStorage, 'accept' | 'presignPut' | 'presignGet' | 'read' | 'removeUploads'>;
  readonly documents: Pick<DocumentInspector, 'faultOf'>;
  readonly auth: ServiceClient;
  readonly repairs: ServiceClient;
  /** The clock; the system's unless a test sets it. */
  readonly now?: () => Date;
}

/** Everything that the stories of this service stand on. */
export interface EnrolmentPorts {
  readonly establishments: EstablishmentStore;
  readonly registrations: RegistrationStore;
  readonly uploadBudgets: UploadBudgetStore;
  readonly beneficiaries: BeneficiaryStore;
  readonly massRuns: MassRunStore<MassRun>;
  readonly listViews: ListViewStore;
  readonly accounts: Accounts;
  readonly waitingFiles: WaitingFiles;
  /** Whoever acts without calling at that moment. */
  readonly staffNow: StaffNow;
  readonly duplicates: DuplicateFinder;
  readonly cameras: CameraStore;
  readonly codes: RegistrationCodes;
  /** Who may guess codes, and how often. */
  readonly guesses: GuessLimits;
  /** Whether one more code may go to a mailbox; counts it. */
  readonly mayMailCode: (mail: string) => Promise<boolean>;
  readonly media: EnrolmentParts['media'];
  readonly documents: EnrolmentParts['documents'];
  readonly places: Places;
  readonly postcodes: KnownPostcodes;
  readonly campaign: Campaign;
  readonly nextPrefix: () => Promise<number>;
  readonly oneAtATime: OneAtATime;
  readonly newEntityId: () => string;
  readonly now: () => Date;
}

/** The models of this service on a database: each call answers the same ones. */
export function modelsOf(database: Database) {
  return {
    establishments: createEstablishmentModel(database),
    registrations: createRegistrationModel(database),
    beneficiaries: createBeneficiaryModel(database),
    counters: createCounterModel(database),
    ...createMassRunModels(database),
    listViews: createListViewModel(database),
    ...createUploadBudgetModels(database),
  };
}

export function createPorts({
  config,
  database,
  media,
  documents,
  auth,
  repairs,
  now = () => new Date(),
}: EnrolmentParts): EnrolmentPorts {
  const models = modelsOf(database);
  const establishments = createEstablishmentStore(models.establishments);
  const places = createPlaces({ geocoderUrl: config.GEOCODER_URL, communesUrl: config.COMMUNES_URL });
  return {
    establishments,
    duplicates: createDuplicateFinder(establishments),
    cameras: createCameraStore(database),
    registrations: createRegistrationStore(models.registrations),
    uploadBudgets: createUploadBudgetStore(models, config.CODE_PEPPER),
    beneficiaries: createBeneficiaryStore(models.beneficiaries),
    massRuns: createMassRunStore<MassRun>(models),
    listViews: createListViewStore(models.listViews),
    accounts: createAccounts(auth),
    waitingFiles: createWaitingFiles(repairs),
    staffNow: createStaffNow(auth, now),
    guesses: createGuessLimits(database, config.CODE_PEPPER, now),
    mayMailCode: mailBudget(database, config.CODE_PEPPER, now),
    codes: createRegistrationCodes(config.CODE_PEPPER, sealingKey(config.SEALING_KEY)),
    media,
    documents,
    places,
    postcodes: knownPostcodes(places),
    campaign: campaigns[config.CAMPAIGN],
    nextPrefix: createPrefixCounter(database),
    oneAtATime: createOneAtATime(),
    newEntityId: () => randomBytes(16).toString('hex'),
    now,
  };
}

function mailBudget(database: Database, pepper: string, now: () => Date): EnrolmentPorts['mayMailCode'] {
  const sent = createCountStore(database, 'code_mails', now);
  return async (mail) => {
    const key = hashCode(pepper, mail, { purpose: 'code mails', subject: 'register' });
    return (await sent.add(key, mailCodeLimits.lifetimeMs)).count <= allowedMails;
  };
}
