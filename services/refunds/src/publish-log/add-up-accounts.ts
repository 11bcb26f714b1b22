import { readHead, readLine } from '@alveole/transparency';
import type { RefundsPorts } from '../ports.ts';
import { addToCells } from '../record/account-cells.ts';
import type { AccountCell } from '../record/account-cells.ts';

export type AddUpPorts = Pick<RefundsPorts, 'publicLog' | 'logHeads' | 'accountsTables'>;

const linesAtOnce = 1000;

/** Adds up the lines of the newest head where nobody has yet: a process that ended before it could is made up for. */
export async function addUpAccounts({ publicLog, logHeads, accountsTables }: AddUpPorts): Promise<void> {
  const head = readHead((await logHeads.newest())?.text ?? '');
  const table = await accountsTables.newest();
  if (head === undefined || head.day === table?.day) return;
  let cells: readonly AccountCell[] = table?.cells ?? [];
  for (let from = table?.size ?? 0; from < head.size; from += linesAtOnce) {
    const placed = await publicLog.lines(from, Math.min(head.size, from + linesAtOnce));
    const lines = placed.map(({ text }) => readLine(text)).filter((line) => line !== undefined);
    cells = addToCells(cells, lines);
  }
  await accountsTables.add({ day: head.day, size: head.size, cells });
}
