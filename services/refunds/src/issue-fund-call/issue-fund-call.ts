import { randomUUID } from 'node:crypto';
import { acceptedValue, events, refusalError } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { FundCallRequest } from '@alveole/contracts/funder';
import { decideFundCall, fundCallRefusals } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { fundCallIdOf } from '../record/fund-call.ts';
import type { FundCall, NewFundCall } from '../record/fund-call.ts';
import { fundCallCsvHash } from './lines-of-funder.ts';
import { nextFundCall } from './preview-fund-call.ts';
import type { PreviewPorts } from './preview-fund-call.ts';

export type IssuePorts = PreviewPorts & Pick<RefundsPorts, 'askFunderNames' | 'debtorOf'>;

/**
 * Issues the next call for funds of a funder as it was previewed. The same call asked for again by the same person is
 * answered as it stands. Throws `NotAuthorizedException`, `TransitionRefusedException` where there is nothing to call, and
 * `RefundVersionMismatchException` where another call was issued since the preview.
 */
export async function issueFundCall(
  ports: IssuePorts,
  request: FundCallRequest,
  actor: PersonActor,
  requestId: string,
): Promise<FundCall> {
  const { funderId, basis } = request;
  const next = await nextFundCall(ports, funderId, request.untilDay);
  const { number, former, covering, range, sums } = next;
  const draft = { basis, formerBasis: former?.basis, ...sums };
  if (former && isSameCall(former, request, actor)) return former;
  if (number !== request.number) throw refusalError(fundCallRefusals.changed);
  const calledCents = acceptedValue(decideFundCall(draft, actor));
  if (!covering || covering.head.day !== request.untilDay || calledCents !== request.calledCents)
    throw refusalError(fundCallRefusals.changed);
  const call: NewFundCall = {
    funderId,
    ...(await ports.askFunderNames(funderId)),
    number,
    basis,
    ...range,
    ...sums,
    calledCents,
    untilDay: covering.head.day,
    formerDay: former?.untilDay,
    head: covering.signed,
    csvSha256: await fundCallCsvHash(ports, funderId, range),
    account: ports.debtorOf(funderId),
    issuedAt: ports.now(),
    issuedBy: { userId: actor.userId, userName: actor.userName },
  };
  if (!(await ports.fundCalls.insert(call, issuedEvent(call, requestId)))) throw refusalError(fundCallRefusals.changed);
  return { callId: fundCallIdOf(call), ...call };
}

/** Its answer was lost on the way. */
function isSameCall(former: FundCall, request: FundCallRequest, { userId }: PersonActor): boolean {
  return (
    former.number === request.number &&
    former.basis === request.basis &&
    former.untilDay === request.untilDay &&
    former.calledCents === request.calledCents &&
    former.issuedBy.userId === userId
  );
}

function issuedEvent(call: NewFundCall, requestId: string): EventEnvelope {
  const callId = fundCallIdOf(call);
  return events.fundsCalled.create({
    event_id: randomUUID(),
    occurred_at: call.issuedAt.toISOString(),
    aggregate_id: callId,
    sequence: 1,
    request_id: requestId,
    data: {
      call_id: callId,
      funder_id: call.funderId,
      funder_name: call.funderName,
      number: call.number,
      basis: call.basis,
      until_day: call.untilDay,
      called_cents: call.calledCents,
    },
  });
}
