import { calendarDay } from '@alveole/domain';
import { addToTotals, readHead, readLine } from '@alveole/transparency';
import type { FunderTotals, LogHead } from '@alveole/transparency';
import type { RefundsPorts } from '../ports.ts';

export type SignHeadPorts = Pick<RefundsPorts, 'publicLog' | 'logTree' | 'logHeads' | 'logSigner' | 'now'>;

const linesAtOnce = 1000;

/**
 * Signs the head of the day over all lines that there are, once a day; lines are public once a head covers them.
 * Throws where the log is shorter than its last head, which is never signed over.
 */
export async function signHead(ports: SignHeadPorts): Promise<LogHead | undefined> {
  const day = calendarDay(ports.now());
  const newest = await newestHead(ports);
  if (newest !== undefined && newest.day >= day) return undefined;
  const size = await ports.publicLog.size();
  if (newest !== undefined && newest.size > size) throw new Error(`the public log has lost lines since ${newest.day}`);
  if (size === 0) return undefined;
  const root = await ports.logTree.hashOf({ from: 0, to: size });
  const head: LogHead = { day, size, root, totals: await totalsOf(ports, newest, size) };
  await ports.logHeads.addKey(ports.logSigner.key, ports.now());
  await ports.logHeads.add(day, ports.logSigner.sign(head));
  return head;
}

async function newestHead({ logHeads }: SignHeadPorts): Promise<LogHead | undefined> {
  const signed = await logHeads.newest();
  const head = signed && readHead(signed.text);
  if (signed && !head) throw new Error('the newest head of the public log does not read');
  return head;
}

/** What the last head summed up, with the lines since. */
async function totalsOf(
  { publicLog }: SignHeadPorts,
  newest: LogHead | undefined,
  size: number,
): Promise<readonly FunderTotals[]> {
  let totals = newest?.totals ?? [];
  for (let from = newest?.size ?? 0; from < size; from += linesAtOnce) {
    for (const { text } of await publicLog.lines(from, Math.min(size, from + linesAtOnce))) {
      const line = readLine(text);
      if (line) totals = addToTotals(totals, line);
    }
  }
  return totals;
}
