import { spreadOverDebts } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import type { OwedShare, Recovery } from '../record/recovery.ts';
import { balanceOfAccount } from '../record/share-ledger.ts';
import type { ShareLedger } from '../record/share-ledger.ts';
import { recordAct } from '../store/record-act.ts';

type Ports = Pick<RefundsPorts, 'accounts' | 'now'>;

/** Money that lessens a debt, under the one name that the ledger knows it by. */
export interface LessenedDebt {
  readonly act: 'recover' | 'write_off';
  readonly cents: number;
  readonly source: string;
}

/**
 * Spreads money over the shares for which an establishment owes to a funder, oldest first, each entry on the ledger as it stands.
 * Done again it adds what is missing alone. Answers what the ledger has of it, share by share: less than the money where a file
 * or another payment was faster.
 */
export async function settleShares(
  ports: Ports,
  { entityId, funderId }: Pick<Recovery, 'entityId' | 'funderId'>,
  { act, cents, source }: LessenedDebt,
): Promise<OwedShare[]> {
  const written = await writtenShares(ports, entityId, source);
  const missingCents = cents - written.reduce((sum, share) => sum + share.cents, 0);
  const owing = (await ports.accounts.owingOf(entityId, funderId))
    .filter(({ repairId }) => !written.some((share) => share.repairId === repairId))
    .toSorted((one, other) => one.validatedAt.getTime() - other.validatedAt.getTime())
    .map((account) => ({ account, cents: balanceOfAccount(account).dueCents }));
  for (const { file, cents: partCents } of spreadOverDebts(owing, missingCents))
    await recordAct(ports, file.account, { act, cents: partCents, source });
  return writtenShares(ports, entityId, source);
}

async function writtenShares({ accounts }: Ports, entityId: string, source: string): Promise<OwedShare[]> {
  return (await accounts.ofSource(entityId, source)).map((account) => shareOf(account, source));
}

function shareOf({ repairId, fileNumber, entries }: ShareLedger, source: string): OwedShare {
  const cents = entries
    .filter((entry) => entry.source === source)
    .reduce((sum, entry) => sum + Math.abs(entry.cents), 0);
  return { repairId, fileNumber, cents };
}
