import type { FundCallBasis } from '@alveole/domain';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { issueFundCall, listFundCalls, previewFundCall, WireFundCall } from './call-routes.ts';

/** What a period says of a funder’s share. Signed cents. */
interface PeriodSums {
  readonly lines: number;
  readonly committedCents: number;
  readonly paidCents: number;
}

/** A call for funds that was issued. */
export interface FundCallView extends PeriodSums {
  readonly callId: string;
  readonly funderId: string;
  readonly funderName: string;
  readonly number: number;
  readonly basis: FundCallBasis;
  /** Of the signed head that covers it. */
  readonly untilDay: string;
  readonly calledCents: number;
  /** Of the bytes of its CSV file, hexadecimal. */
  readonly csvSha256: string;
  /** ISO instant. */
  readonly issuedAt: string;
  /** Told to administrators. */
  readonly issuedBy?: string;
}

export function fundCallViewOf(call: WireFundCall): FundCallView {
  const { number, basis, lines } = call;
  return withoutAbsent({
    callId: call.call_id,
    funderId: call.funder_id,
    funderName: call.funder_name,
    number,
    basis,
    lines,
    untilDay: call.until_day,
    committedCents: call.committed_cents,
    paidCents: call.paid_cents,
    calledCents: call.called_cents,
    csvSha256: call.csv_sha256,
    issuedAt: call.issued_at,
    issuedBy: call.issued_by,
  });
}

/** A page of calls. @param last the last one of the page before */
export function fundCallsQuery(last: FundCallView | undefined): RouteInput<typeof listFundCalls>['query'] {
  return withoutAbsent({ created_before: last && `${last.issuedAt},${last.callId}` });
}

/** What the next call of a funder would cover. */
export interface FundCallPreview extends PeriodSums {
  readonly funderId: string;
  readonly number: number;
  /** Of its calls before. */
  readonly formerBasis?: FundCallBasis;
  /** Absent before the first head of the public log. */
  readonly untilDay?: string;
  /** Absent before the first call. */
  readonly formerDay?: string;
}

export function fundCallPreviewOf(preview: RouteResult<typeof previewFundCall>): FundCallPreview {
  return withoutAbsent({
    funderId: preview.funder_id,
    number: preview.number,
    formerBasis: preview.former_basis,
    untilDay: preview.until_day,
    formerDay: preview.former_day,
    lines: preview.lines,
    committedCents: preview.committed_cents,
    paidCents: preview.paid_cents,
  });
}

/** Asks what the next call of a funder would cover. @param untilDay the newest signed head of all where it is absent */
export function fundCallPreviewQuery(
  funderId: string,
  untilDay: string | undefined,
): RouteInput<typeof previewFundCall>['query'] {
  return withoutAbsent({ funder_id: funderId, until_day: untilDay });
}

/** A call that is to be issued, as it was previewed. */
export interface FundCallRequest {
  readonly funderId: string;
  readonly number: number;
  readonly basis: FundCallBasis;
  readonly untilDay: string;
  readonly calledCents: number;
}

/** The body that issues a call; `fundCallRequestOf` reads it again. */
export function fundCallBody(request: FundCallRequest): RouteInput<typeof issueFundCall>['body'] {
  const { funderId, number, basis, untilDay, calledCents } = request;
  return { funder_id: funderId, number, basis, until_day: untilDay, called_cents: calledCents };
}

export function fundCallRequestOf(body: RouteRequest<typeof issueFundCall>['body']): FundCallRequest {
  const { funder_id, number, basis, until_day, called_cents } = body;
  return { funderId: funder_id, number, basis, untilDay: until_day, calledCents: called_cents };
}
