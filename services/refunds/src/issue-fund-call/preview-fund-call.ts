import { calendarDay, dayAfter } from '@alveole/domain';
import { readHead } from '@alveole/transparency';
import type { LogHead, SignedHead } from '@alveole/transparency';
import type { RefundsPorts } from '../ports.ts';
import { noFundCallSums } from '../record/fund-call.ts';
import type { FundCall, FundCallSums, LineRange } from '../record/fund-call.ts';
import { addUpLines } from './lines-of-funder.ts';

export type PreviewPorts = Pick<RefundsPorts, 'fundCalls' | 'logHeads' | 'publicLog' | 'now'>;

/** The next call of a funder, before it is issued. */
export interface NextFundCall {
  readonly number: number;
  readonly former?: FundCall | undefined;
  /** The head that covers it, as it reads; absent while no new head covers anything. */
  readonly covering?: { readonly signed: SignedHead; readonly head: LogHead } | undefined;
  readonly range: LineRange;
  readonly sums: FundCallSums;
}

/**
 * What the next call of a funder covers: from where the one before ended, up to the newest signed head, or the newest one
 * of a day or before. What no head covers yet, nobody could check.
 */
export async function nextFundCall(ports: PreviewPorts, funderId: string, untilDay?: string): Promise<NextFundCall> {
  const former = await ports.fundCalls.last(funderId);
  const [signed] = await ports.logHeads.page(dayAfter(untilDay ?? calendarDay(ports.now())), 1);
  const head = signed && readHead(signed.text);
  const from = former?.to ?? 0;
  const number = (former?.number ?? 0) + 1;
  if (!signed || !head || head.size <= from) return { number, former, range: { from, to: from }, sums: noFundCallSums };
  const range = { from, to: head.size };
  return { number, former, covering: { signed, head }, range, sums: await addUpLines(ports, funderId, range) };
}
