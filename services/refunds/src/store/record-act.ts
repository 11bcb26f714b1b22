import { nextEntry } from '@alveole/domain';
import type { LedgerAct } from '@alveole/domain';
import type { FileLedger } from '../record/file-ledger.ts';
import type { AccountStore } from './account-store.ts';

interface Ledger {
  readonly accounts: Pick<AccountStore, 'find' | 'append'>;
  readonly now: () => Date;
}

/** Of the accounts that one act is about, so many are written side by side. */
const atOnce = 32;

/**
 * Adds to the ledger of a file what an act says, on the ledger as it stands: a concurrent entry is read again. Answers
 * the account after it, undefined when there is none.
 */
export async function recordAct(
  { accounts, now }: Ledger,
  repairId: string,
  act: LedgerAct,
): Promise<FileLedger | undefined> {
  for (;;) {
    const account = await accounts.find(repairId);
    const entry = account && nextEntry(account.entries, act);
    if (!account || !entry) return account;
    const written = await accounts.append(account, { ...entry, at: now() });
    if (written) return written;
  }
}

/** The same for many files; answers the accounts that exist, in the order of their files. */
export async function recordActs(
  ports: Ledger,
  repairIds: readonly string[],
  actOf: (repairId: string) => LedgerAct,
): Promise<FileLedger[]> {
  const ledgers: FileLedger[] = [];
  for (let from = 0; from < repairIds.length; from += atOnce) {
    const some = repairIds.slice(from, from + atOnce);
    const written = await Promise.all(some.map((id) => recordAct(ports, id, actOf(id))));
    ledgers.push(...written.filter((account) => account !== undefined));
  }
  return ledgers;
}
