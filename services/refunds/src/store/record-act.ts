import { nextEntry } from '@alveole/domain';
import type { LedgerAct } from '@alveole/domain';
import type { ShareKey, ShareLedger } from '../record/share-ledger.ts';
import type { AccountStore } from './account-store.ts';

interface Ledger {
  readonly accounts: Pick<AccountStore, 'find' | 'append'>;
  readonly now: () => Date;
}

/** Of the accounts that one act is about, so many are written side by side. */
const atOnce = 32;

/**
 * Adds to the ledger of a share what an act says, on the ledger as it stands: a concurrent entry is read again. Answers
 * the account after it, undefined when there is none.
 */
export async function recordAct(
  { accounts, now }: Ledger,
  share: ShareKey,
  act: LedgerAct,
): Promise<ShareLedger | undefined> {
  for (;;) {
    const account = await accounts.find(share);
    const entry = account && nextEntry(account.entries, act);
    if (!account || !entry) return account;
    const written = await accounts.append(account, { ...entry, at: now() });
    if (written) return written;
  }
}

/** The same for many shares; answers the accounts that exist, in the order of the shares. */
export async function recordActs(ports: Ledger, shares: readonly ShareKey[], act: LedgerAct): Promise<ShareLedger[]> {
  const ledgers: ShareLedger[] = [];
  for (let from = 0; from < shares.length; from += atOnce) {
    const some = shares.slice(from, from + atOnce);
    const written = await Promise.all(some.map((share) => recordAct(ports, share, act)));
    ledgers.push(...written.filter((account) => account !== undefined));
  }
  return ledgers;
}
