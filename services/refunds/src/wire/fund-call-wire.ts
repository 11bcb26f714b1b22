import type { WireFundCall } from '@alveole/contracts/funder';
import type { PersonActor } from '@alveole/service-kit';
import { readHead } from '@alveole/transparency';
import type { FundCall } from '../record/fund-call.ts';

/** A call for funds as it travels; a funder is not told who of staff issued it. */
export function fundCallToWire(call: FundCall, { role }: Pick<PersonActor, 'role'>): WireFundCall {
  return {
    call_id: call.callId,
    funder_id: call.funderId,
    funder_name: call.funderName,
    number: call.number,
    basis: call.basis,
    from_line: call.from,
    to_line: call.to,
    until_day: call.untilDay,
    lines: call.lines,
    committed_cents: call.committedCents,
    paid_cents: call.paidCents,
    called_cents: call.calledCents,
    csv_sha256: call.csvSha256,
    head_root: readHead(call.head.text)?.root ?? '',
    issued_at: call.issuedAt.toISOString(),
    issued_by: role === 'ADM' ? call.issuedBy.userName : undefined,
  };
}
