import { refreshTokenSeconds } from '@alveole/service-kit';
import type { AuthPorts } from '../ports.ts';
import type { Account } from '../record/account.ts';
import { openFamily } from '../record/token-family.ts';
import { hashOf, issueTokens } from './issue-tokens.ts';
import type { Session } from './issue-tokens.ts';

export type OpenSessionPorts = Pick<AuthPorts, 'families' | 'statuses' | 'signer' | 'newId' | 'now'>;

/** A new family of refresh tokens for an account that showed who it is. */
export async function openSession(ports: OpenSessionPorts, account: Account, browserHash?: string): Promise<Session> {
  const [familyId, tokenId] = [ports.newId(), ports.newId()];
  const family = openFamily(familyId, account.userId, hashOf(tokenId));
  await ports.families.insert(family, { entityId: account.entityId, browserHash }, lastUse(ports.now()));
  return issueTokens(ports, account, familyId, tokenId);
}

/** When a refresh token that is signed now expires. */
export function lastUse(now: Date): Date {
  return new Date(now.getTime() + refreshTokenSeconds * 1000);
}
