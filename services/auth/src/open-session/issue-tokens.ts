import { createHash } from 'node:crypto';
import type { Account } from '../record/account.ts';
import { personOf } from '../record/account.ts';
import type { AuthPorts } from '../ports.ts';
import type { Session } from '../record/session.ts';

/** Signs the tokens of an account for a family; `tokenId` names the refresh token within it. */
export async function issueTokens(
  { signer, statuses }: Pick<AuthPorts, 'signer' | 'statuses'>,
  account: Account,
  family: string,
  tokenId: string,
): Promise<Session> {
  const person = personOf(account);
  return {
    access: signer.access(person),
    refresh: signer.refresh({ ...person, family, tokenId }),
    account,
    standing: await statuses.of(account),
  };
}

/** Under which a family keeps a token. */
export function hashOf(tokenId: string): string {
  return createHash('sha256').update(tokenId).digest('hex');
}
