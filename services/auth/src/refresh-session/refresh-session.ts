import { appError } from '@alveole/contracts';
import type { RefreshActor } from '@alveole/service-kit';
import { hashOf, issueTokens } from '../open-session/issue-tokens.ts';
import type { Session } from '../record/session.ts';
import { lastUse } from '../open-session/open-session.ts';
import type { AuthPorts } from '../ports.ts';
import { spendToken } from '../record/token-family.ts';

export type RefreshSessionPorts = Pick<
  AuthPorts,
  'accounts' | 'families' | 'registeredDevices' | 'statuses' | 'signer' | 'newId' | 'now'
>;

/** Parallel refreshes of one family write in turn; more than this many in a row is no tab any more. */
const turns = 5;

/** New tokens for a refresh token. Throws `TokenException` when it was used before, or the account is gone. */
export async function refreshSession(ports: RefreshSessionPorts, bearer: RefreshActor): Promise<Session> {
  const tokenId = ports.newId();
  const browserHash = await spend(ports, bearer, tokenId);
  const account = await ports.accounts.findById(bearer.userId);
  if (!account || account.disabled) throw closedSession();
  if (browserHash) await ports.registeredDevices.noteUse(bearer.userId, browserHash, ports.now());
  return issueTokens(ports, account, bearer.family, tokenId);
}

/** Answers the browser of the family, where it is known. */
async function spend(
  { accounts, families, now }: RefreshSessionPorts,
  bearer: RefreshActor,
  successor: string,
): Promise<string | undefined> {
  for (let turn = 0; turn < turns; turn += 1) {
    const read = await families.find(bearer.family);
    if (!read || read.closed || read.userId !== bearer.userId || read.expiresAt < now()) throw closedSession();
    const use = spendToken(read, hashOf(bearer.tokenId), hashOf(successor), now());
    if (!(await families.replace(read, use.family, lastUse(now(), read.isBrief)))) continue;
    if (!use.accepted) {
      // Whoever copied the refresh token has an access token, too: it ends in every service with the family.
      await accounts.endSessions(bearer.userId, now());
      throw closedSession();
    }
    return read.browserHash;
  }
  throw appError('TooManyRequestsException', 'Too many refreshes at once.', { retryAfter: 1 });
}

function closedSession() {
  return appError('TokenException', 'This session is over.');
}
