import { createHash, randomUUID } from 'node:crypto';
import { appError } from '@alveole/contracts';
import type { RefreshActor, TokenSigner } from '@alveole/service-kit';
import { refreshTokenSeconds } from '@alveole/service-kit';
import type { Account } from '../account/account.ts';
import { personOf } from '../account/account.ts';
import type { AccountRepository } from '../account/account-repository.ts';
import type { EntityStatuses } from '../entity-status/entity-statuses.ts';
import type { FamilyRepository } from './family-repository.ts';
import { openFamily, spendToken } from './token-family.ts';

export interface SessionPorts {
  readonly accounts: Pick<AccountRepository, 'findById'>;
  readonly families: FamilyRepository;
  readonly statuses: Pick<EntityStatuses, 'of'>;
  readonly signer: TokenSigner;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type EstablishmentStatus = 0 | 1 | 2 | 3 | 4 | 9;

export interface OpenedSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user_id: string;
  readonly entity_id: string;
  readonly entity_status: EstablishmentStatus;
  readonly entity_gender: 0 | 1 | 2 | 3 | 9 | 10 | 11;
}

export interface Sessions {
  open(account: Account): Promise<OpenedSession>;
  /** New tokens for a refresh token. Throws `TokenException` when it was used before, or the account is gone. */
  renew(bearer: RefreshActor): Promise<OpenedSession>;
  close(family_id: string): Promise<void>;
  closeAllOf(user_id: string): Promise<void>;
}

/** Parallel refreshes of one family write in turn; more than this many in a row is no tab any more. */
const turns = 5;

export function createSessions(ports: SessionPorts): Sessions {
  const { families, now } = ports;
  const expiry = () => new Date(now() + refreshTokenSeconds * 1000);
  return {
    async open(account) {
      const family_id = randomUUID();
      const token_id = randomUUID();
      await families.insert(openFamily(family_id, account.user_id, hashOf(token_id)), account.entity_id, expiry());
      return issue(ports, account, family_id, token_id);
    },
    async renew(bearer) {
      const token_id = randomUUID();
      await spend(families, bearer, token_id, now, expiry());
      const account = await ports.accounts.findById(bearer.user_id);
      if (!account || account.disabled) throw closedSession();
      return issue(ports, account, bearer.family, token_id);
    },
    close: (family_id) => families.close(family_id),
    closeAllOf: (user_id) => families.closeAllOf({ user_id }),
  };
}

async function spend(
  families: FamilyRepository,
  bearer: RefreshActor,
  successor: string,
  now: () => number,
  expiry: Date,
) {
  for (let turn = 0; turn < turns; turn += 1) {
    const read = await families.find(bearer.family);
    if (!read || read.closed || read.user_id !== bearer.user_id) throw closedSession();
    const use = spendToken(read, hashOf(bearer.token_id), hashOf(successor), now());
    if (!(await families.replace(read, use.family, expiry))) continue;
    if (!use.accepted) throw closedSession();
    return;
  }
  throw appError('TooManyRequestsException', 'Too many refreshes at once.', { retryAfter: 1 });
}

async function issue(
  { signer, statuses }: SessionPorts,
  account: Account,
  family: string,
  token_id: string,
): Promise<OpenedSession> {
  const person = personOf(account);
  return {
    access_token: signer.access(person),
    refresh_token: signer.refresh({ ...person, family, token_id }),
    user_id: account.user_id,
    entity_id: account.entity_id,
    entity_status: await statuses.of(account),
    entity_gender: account.entity_gender as OpenedSession['entity_gender'],
  };
}

function hashOf(token_id: string): string {
  return createHash('sha256').update(token_id).digest('hex');
}

function closedSession() {
  return appError('TokenException', 'This session is over.');
}
