import { randomBytes } from 'node:crypto';
import { campaigns } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { ObjectStorage } from '@alveole/object-storage';
import type { Database } from '@alveole/persistence';
import { sealingKey } from '@alveole/service-kit';
import type { ServiceClient } from '@alveole/service-kit';
import { createAccounts } from './accounts/accounts.ts';
import type { Accounts } from './accounts/accounts.ts';
import { createBeneficiaryModel } from './beneficiary/beneficiary-model.ts';
import { createBeneficiaryRepository } from './beneficiary/beneficiary-repository.ts';
import type { BeneficiaryRepository } from './beneficiary/beneficiary-repository.ts';
import type { EnrolmentConfig } from './config.ts';
import { createEstablishmentModel } from './establishment/establishment-model.ts';
import { createEstablishmentRepository } from './establishment/establishment-repository.ts';
import type { EstablishmentRepository } from './establishment/establishment-repository.ts';
import { createCounterModel, createPrefixCounter } from './establishment/prefix-counter.ts';
import { createPlaces } from './locate-place/places.ts';
import type { Places } from './locate-place/places.ts';
import { createRegistrationCodes } from './registration/registration-codes.ts';
import type { RegistrationCodes } from './registration/registration-codes.ts';
import { createRegistrationModel } from './registration/registration-model.ts';
import { createRegistrationRepository } from './registration/registration-repository.ts';
import type { RegistrationRepository } from './registration/registration-repository.ts';

export interface EnrolmentParts {
  readonly config: Pick<EnrolmentConfig, 'SEALING_KEY' | 'CODE_PEPPER' | 'CAMPAIGN' | 'GEOCODER_URL' | 'COMMUNES_URL'>;
  readonly database: Database;
  readonly media: Pick<ObjectStorage, 'accept' | 'presignPut' | 'presignGet' | 'removeUploads'>;
  readonly auth: ServiceClient;
  /** The clock; the system's unless a test sets it. */
  readonly now?: () => Date;
}

/** Everything that the stories of this service stand on. */
export interface EnrolmentPorts {
  readonly establishments: EstablishmentRepository;
  readonly registrations: RegistrationRepository;
  readonly beneficiaries: BeneficiaryRepository;
  readonly accounts: Accounts;
  readonly codes: RegistrationCodes;
  readonly media: EnrolmentParts['media'];
  readonly places: Places;
  readonly campaign: Campaign;
  readonly nextPrefix: () => Promise<number>;
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
  };
}

export function createPorts({ config, database, media, auth, now = () => new Date() }: EnrolmentParts): EnrolmentPorts {
  const models = modelsOf(database);
  return {
    establishments: createEstablishmentRepository(models.establishments),
    registrations: createRegistrationRepository(models.registrations),
    beneficiaries: createBeneficiaryRepository(models.beneficiaries),
    accounts: createAccounts(auth),
    codes: createRegistrationCodes(config.CODE_PEPPER, sealingKey(config.SEALING_KEY)),
    media,
    places: createPlaces({ geocoderUrl: config.GEOCODER_URL, communesUrl: config.COMMUNES_URL }),
    campaign: campaigns[config.CAMPAIGN],
    nextPrefix: createPrefixCounter(database),
    newEntityId: () => randomBytes(16).toString('hex'),
    now,
  };
}
