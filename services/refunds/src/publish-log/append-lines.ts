import type { RefundsPorts } from '../ports.ts';
import { publicLinesOf } from '../record/public-entry.ts';
import type { ShareLedger } from '../record/share-ledger.ts';

export type AppendLinesPorts = Pick<RefundsPorts, 'accounts' | 'publicFiles' | 'publicLog' | 'askDepartment'>;

const accountsAtOnce = 50;

/**
 * Publishes every entry of every ledger that has changed since its lines were written. A ledger says of itself, in the
 * write of its entry, that it has: whatever ends in between, the next round goes on, and an entry has one line.
 * Answers how many lines were added.
 */
export async function appendLines(ports: AppendLinesPorts): Promise<number> {
  const departmentOf = rememberedFor(ports.askDepartment);
  let added = 0;
  for (;;) {
    const accounts = await ports.accounts.unpublished(accountsAtOnce);
    if (accounts.length === 0) return added;
    const lines = await Promise.all(
      accounts.map(async (account) =>
        publicLinesOf(account, await ports.publicFiles.describe(account, () => departmentOf(account.entityId))),
      ),
    );
    added += await ports.publicLog.append(lines.flat());
    await Promise.all(accounts.map((account: ShareLedger) => ports.accounts.markPublished(account)));
  }
}

/** An establishment is asked for once a round. */
function rememberedFor(ask: RefundsPorts['askDepartment']): RefundsPorts['askDepartment'] {
  const answers = new Map<string, Promise<string>>();
  return (entityId) => {
    const answer = answers.get(entityId) ?? ask(entityId);
    answers.set(entityId, answer);
    return answer;
  };
}
