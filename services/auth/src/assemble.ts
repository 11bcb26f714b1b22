import { randomUUID } from 'node:crypto';
import type { Database } from '@alveole/persistence';
import { createTokenSigner, createTokenVerifier } from '@alveole/service-kit';
import type { PoolSurroundings, ServiceClient } from '@alveole/service-kit';
import { createGuessLimits } from '@alveole/service-kit/service';
import type { ServiceConfig } from '@alveole/service-kit/service';
import type { AuthConfig } from './config.ts';
import { askEntityAt } from './outside/ask-entity.ts';
import { askFundersAt } from './outside/ask-funders.ts';
import { createDeviceCookies } from './secrets/device-cookies.ts';
import { createGrantTokens } from './secrets/grant-tokens.ts';
import { createPasswords } from './secrets/passwords.ts';
import { signingKeysOf } from './secrets/signing-keys.ts';
import { createSharedHashes } from './secrets/shared-hashes.ts';
import { createRecoveryCodes } from './secrets/recovery-codes.ts';
import { createAccountStore } from './store/account-store.ts';
import { createClientStore } from './store/client-store.ts';
import { createClientUseStore } from './store/client-use-store.ts';
import { createGrantStore } from './store/grant-store.ts';
import { createDeviceStore } from './store/device-store.ts';
import { createPeopleStore } from './store/people-store.ts';
import { createEntityStatusStore } from './store/entity-status-store.ts';
import { createForgottenAccounts } from './store/forgotten-accounts.ts';
import { createFamilyStore } from './store/family-store.ts';
import type { AuthPorts } from './ports.ts';

export interface AuthParts extends PoolSurroundings {
  readonly config: AuthConfig & Pick<ServiceConfig, 'AUTH_PUBLIC_KEYS'>;
  readonly database: Database;
  readonly enrolment: ServiceClient;
  readonly repairs: ServiceClient;
  readonly now: () => Date;
}

export function createPorts({
  config,
  database,
  enrolment,
  repairs,
  now,
  metrics,
  startThreads,
}: AuthParts): AuthPorts {
  const passwords = createPasswords({
    cost: config.BCRYPT_COST,
    threads: config.BCRYPT_THREADS,
    queue: config.BCRYPT_QUEUE,
    metrics,
    startThreads,
  });
  const askEntity = askEntityAt(enrolment);
  const { AUTH_PUBLIC_KEYS: publicKeys, PUBLIC_URL, BASE_PATH } = config;
  const issuer = `${PUBLIC_URL.replace(/\/$/, '')}${BASE_PATH}`;
  return {
    accounts: createAccountStore(database),
    people: createPeopleStore(database),
    registeredDevices: createDeviceStore(database),
    families: createFamilyStore(database),
    statuses: createEntityStatusStore(database, askEntity),
    askEntity,
    clients: createClientStore(database),
    clientUses: createClientUseStore(database),
    grants: createGrantStore(database),
    grantTokens: createGrantTokens(config.CODE_PEPPER),
    forgottenAccounts: createForgottenAccounts(database),
    askFunders: askFundersAt(repairs),
    guesses: createGuessLimits(database, config.CODE_PEPPER, now),
    devices: createDeviceCookies(config.CODE_PEPPER),
    passwords,
    sharedHashes: createSharedHashes(passwords),
    recoveryCodes: createRecoveryCodes(config),
    signer: createTokenSigner({ privateKey: config.AUTH_PRIVATE_KEY, publicKeys, issuer, now }),
    verifier: createTokenVerifier(publicKeys),
    signingKeys: signingKeysOf(publicKeys),
    issuer,
    newId: randomUUID,
    now,
  };
}
