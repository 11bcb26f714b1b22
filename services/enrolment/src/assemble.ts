import { randomBytes } from 'node:crypto';
import { mailCodeLimits } from '@alveole/domain';
import { createMassRunStore } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { createStaffNow, hashCode, sealingKey } from '@alveole/service-kit';
import type { FollowedCampaign, ServiceClient } from '@alveole/service-kit';
import { createCountStore, createGuessLimits } from '@alveole/service-kit/service';
import { createAccounts } from './outside/accounts.ts';
import { createDuplicateFinder } from './store/duplicate-finder.ts';
import { createBeneficiaryStore } from './store/beneficiary-store.ts';
import type { EnrolmentConfig } from './config.ts';
import { createCameraStore } from './store/camera-store.ts';
import { createFlagStore } from './store/flag-store.ts';
import { createEstablishmentStore } from './store/establishment-store.ts';
import { createPrefixCounter } from './store/prefix-counter.ts';
import { createListViewStore } from './store/list-view-store.ts';
import type { MassRun } from './record/mass-run.ts';
import { createNeededPersons } from './outside/needed-persons.ts';
import { createForgottenEstablishments } from './store/forgotten-establishments.ts';
import { createWaitingFiles } from './outside/waiting-files.ts';
import { knownPostcodes } from './outside/known-postcodes.ts';
import { createPersonTraces } from './outside/person-traces.ts';
import { createIdentityCodes } from './record/identity-codes.ts';
import { createPersonRequestStore } from './store/person-request-store.ts';
import { createPlaces } from './outside/places.ts';
import { allowedMails } from './record/registration.ts';
import { createOneAtATime } from './outside/one-at-a-time.ts';
import { createRegistrationCodes } from './record/registration-codes.ts';
import { createRegistrationStore } from './store/registration-store.ts';
import { createUploadBudgetStore } from './store/upload-budget-store.ts';
import type { EnrolmentPorts } from './ports.ts';
import { modelsOf } from './store/models.ts';

export interface EnrolmentParts {
  readonly config: Pick<
    EnrolmentConfig,
    'SEALING_KEY' | 'CODE_PEPPER' | 'PAYMENT_DELAY_DAYS' | 'GEOCODER_URL' | 'COMMUNES_URL'
  >;
  readonly database: Database;
  readonly media: EnrolmentPorts['media'];
  readonly documents: EnrolmentPorts['documents'];
  readonly auth: ServiceClient;
  readonly repairs: ServiceClient;
  readonly notifications: ServiceClient;
  readonly refunds: ServiceClient;
  /** The version of the campaign that rules what happens today. */
  readonly campaigns: Pick<FollowedCampaign, 'current'>;
  readonly acceptedTexts: EnrolmentPorts['acceptedTexts'];
  readonly programmeName: EnrolmentPorts['programmeName'];
  /** The clock; the system's unless a test sets it. */
  readonly now?: () => Date;
}

export function createPorts({
  config,
  database,
  media,
  documents,
  auth,
  repairs,
  notifications,
  refunds,
  campaigns,
  acceptedTexts,
  programmeName,
  now = () => new Date(),
}: EnrolmentParts): EnrolmentPorts {
  const models = modelsOf(database);
  const establishments = createEstablishmentStore(models.establishments);
  const places = createPlaces({ geocoderUrl: config.GEOCODER_URL, communesUrl: config.COMMUNES_URL });
  return {
    establishments,
    duplicates: createDuplicateFinder(establishments),
    cameras: createCameraStore(database),
    flags: createFlagStore(database),
    personRequests: createPersonRequestStore(models.personRequests),
    personTraces: createPersonTraces({ auth, repairs, notifications, refunds }),
    identityCodes: createIdentityCodes(config.CODE_PEPPER, sealingKey(config.SEALING_KEY)),
    registrations: createRegistrationStore(models.registrations),
    uploadBudgets: createUploadBudgetStore(models, config.CODE_PEPPER),
    beneficiaries: createBeneficiaryStore(models.beneficiaries),
    massRuns: createMassRunStore<MassRun>(models),
    listViews: createListViewStore(models.listViews),
    accounts: createAccounts(auth),
    waitingFiles: createWaitingFiles(repairs),
    neededPersons: createNeededPersons(repairs),
    forgottenEstablishments: createForgottenEstablishments(models.establishments),
    staffNow: createStaffNow(auth, now),
    guesses: createGuessLimits(database, config.CODE_PEPPER, now),
    mayMailCode: mailBudget(database, config.CODE_PEPPER, now),
    codes: createRegistrationCodes(config.CODE_PEPPER, sealingKey(config.SEALING_KEY)),
    media,
    documents,
    places,
    postcodes: knownPostcodes(places),
    get campaign() {
      return campaigns.current();
    },
    acceptedTexts,
    programmeName,
    get delayDays() {
      return campaigns.current().paymentDelayDays ?? config.PAYMENT_DELAY_DAYS;
    },
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
