import { refreshTokenSeconds } from '@alveole/service-kit';
import type { AuthPorts } from '../ports.ts';
import type { Account } from '../record/account.ts';
import { openFamily } from '../record/token-family.ts';
import { hashOf, issueTokens } from './issue-tokens.ts';
import type { Session } from '../record/session.ts';

export type OpenSessionPorts = Pick<AuthPorts, 'families' | 'statuses' | 'signer' | 'newId' | 'now'>;

/** Where a session is opened. */
export interface SessionPlace {
  /** Of the browser's own cookie; absent for what brings none. */
  readonly browserHash?: string | undefined;
  /** It ends with the browser; what may be left of it on the disk is good for hours and not for weeks. */
  readonly isBrief?: boolean;
}

/** Seconds that a brief session lasts when nobody renews it: a day of work. */
const briefSeconds = 12 * 3600;

/** A new family of refresh tokens for an account that showed who it is. */
export async function openSession(
  ports: OpenSessionPorts,
  account: Account,
  { browserHash, isBrief = false }: SessionPlace = {},
): Promise<Session> {
  const [familyId, tokenId] = [ports.newId(), ports.newId()];
  const family = openFamily(familyId, account.userId, hashOf(tokenId));
  await ports.families.insert(
    family,
    { entityId: account.entityId, browserHash, isBrief },
    lastUse(ports.now(), isBrief),
  );
  return issueTokens(ports, account, familyId, tokenId);
}

/** Until when a refresh token that is signed now may be used. */
export function lastUse(now: Date, isBrief: boolean): Date {
  return new Date(now.getTime() + (isBrief ? briefSeconds : refreshTokenSeconds) * 1000);
}
