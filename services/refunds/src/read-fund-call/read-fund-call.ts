import { appError } from '@alveole/contracts';
import { parseCursor } from '@alveole/persistence';
import type { PersonActor } from '@alveole/service-kit';
import { funderOf } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import type { FundCall } from '../record/fund-call.ts';

type Ports = Pick<RefundsPorts, 'fundCalls'>;

/** One page of the calls for funds, newest first: all for administrators, a funder's own for itself. */
export function listFundCalls({ fundCalls }: Ports, actor: PersonActor, createdBefore?: string): Promise<FundCall[]> {
  const before = createdBefore ? parseCursor(createdBefore) : undefined;
  return fundCalls.page(before, actor.role === 'ADM' ? undefined : funderOf(actor));
}

/** A call for funds; one of another funder is as unknown as one that was never issued. Throws `NotFoundException`. */
export async function readFundCall({ fundCalls }: Ports, actor: PersonActor, callId: string): Promise<FundCall> {
  const call = await fundCalls.find(callId);
  if (!call || (actor.role !== 'ADM' && call.funderId !== funderOf(actor)))
    throw appError('NotFoundException', 'Unknown call for funds.');
  return call;
}
