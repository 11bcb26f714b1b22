import type { OpenAccounts } from '@alveole/contracts/refund';
import { eurosOfCents, licenceOf } from '@alveole/domain';
import { csvFile } from '@alveole/service-kit';
import { leftCentsOf } from '@alveole/transparency';
import type { RefundsPorts } from '../ports.ts';
import type { AccountCell } from '../record/account-cells.ts';

type Ports = Pick<RefundsPorts, 'accountsTables' | 'askCampaign' | 'fundCalls'>;

const head = [
  'financeur',
  'mois',
  'département',
  'accordé',
  'viré',
  'renvoyé',
  'versé',
  'à verser à la fin du mois',
] as const;

/** The sums of the newest head; without rows before the first one. */
export async function readOpenAccounts({ accountsTables, askCampaign, fundCalls }: Ports): Promise<OpenAccounts> {
  const [table, { current }, calledSums] = await Promise.all([
    accountsTables.newest(),
    askCampaign(),
    fundCalls.calledSums(),
  ]);
  return {
    ...(table && { day: table.day }),
    size: table?.size ?? 0,
    licence: licenceOf(current).url,
    rows: (table?.cells ?? []).map(({ funder, month, department, grantedCents, paidCents, returnedCents }) => ({
      funder,
      month,
      department,
      granted_cents: grantedCents,
      transferred_cents: paidCents,
      returned_cents: returnedCents,
      paid_cents: paidCents + returnedCents,
    })),
    called: calledSums.map(({ funderId, calledCents, untilDay }) => ({
      funder: funderId,
      called_cents: calledCents,
      until_day: untilDay,
    })),
  };
}

/** The same for spreadsheets, in euros. */
export async function openAccountsCsv({ accountsTables }: Pick<Ports, 'accountsTables'>): Promise<string> {
  const table = await accountsTables.newest();
  const cells = table?.cells ?? [];
  const rows = cells.map((cell) => [
    cell.funder,
    cell.month,
    cell.department,
    eurosOfCents(cell.grantedCents),
    eurosOfCents(cell.paidCents),
    eurosOfCents(cell.returnedCents),
    eurosOfCents(cell.paidCents + cell.returnedCents),
    eurosOfCents(leftCentsAfter(cells, cell)),
  ]);
  let text = '';
  for await (const part of csvFile([...head], pagesOf(rows))) text += part;
  return text;
}

/** A month pays what months before it granted: what is left is summed from the first month on. */
function leftCentsAfter(cells: readonly AccountCell[], { funder, month, department }: AccountCell): number {
  return cells
    .filter((cell) => cell.funder === funder && cell.department === department && cell.month <= month)
    .reduce((cents, cell) => cents + leftCentsOf(cell), 0);
}

async function* pagesOf<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  yield [...rows];
}
