import type { FundedState, RepairKind } from '@alveole/domain';
import { envelopeViewOf } from '../campaign/envelope-view.ts';
import type { EnvelopeView } from '../campaign/envelope-view.ts';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { countFundedFiles, exportFundedFiles, listFundedFiles, readOwnFunding } from './funding-routes.ts';

/** A funder’s own part in the campaign. */
export interface FundingView {
  readonly funderId: string;
  readonly funderName: string;
  /** The campaign in force names it. */
  readonly isCurrent: boolean;
  /** Absent where it gives without a limit. */
  readonly envelope?: EnvelopeView;
}

export function fundingViewOf({
  funder_id: funderId,
  funder_name: funderName,
  is_current: isCurrent,
  envelope,
}: RouteResult<typeof readOwnFunding>): FundingView {
  return { funderId, funderName, isCurrent, ...(envelope && { envelope: envelopeViewOf(envelope) }) };
}

/** A file without persons, as its funder reads it. Amounts are cents. */
export interface FundedFileView {
  readonly reference: string;
  /** Of the opening. */
  readonly day: string;
  readonly department: string;
  readonly kind: RepairKind;
  /** Answers to what the campaign lets choose, in French. */
  readonly choices: readonly string[];
  /** Excluding tax. */
  readonly invoiceCents?: number;
  readonly shareCents: number;
  /** What the bank paid of it, less what came back. */
  readonly paidCents: number;
  /** What of that is more than the share, and to be recovered. */
  readonly overpaidCents: number;
  readonly state: FundedState;
  readonly campaignVersion?: number;
}

export function fundedFileViewOf(file: RouteResult<typeof listFundedFiles>[number]): FundedFileView {
  const { reference, day, department, choices, state } = file;
  return withoutAbsent({
    reference,
    day,
    department,
    kind: file.gender,
    choices,
    invoiceCents: file.invoice_cents,
    shareCents: file.share_cents,
    paidCents: file.paid_cents,
    overpaidCents: file.overpaid_cents,
    state,
    campaignVersion: file.campaign_version,
  });
}

/** How many files a list holds, and what their funder pays of them together. */
export interface FundedTotalView extends Pick<FundedFileView, 'shareCents' | 'paidCents' | 'overpaidCents'> {
  readonly files: number;
}

export function fundedTotalViewOf(total: RouteResult<typeof countFundedFiles>): FundedTotalView {
  const { files, share_cents, paid_cents, overpaid_cents } = total;
  return { files, shareCents: share_cents, paidCents: paid_cents, overpaidCents: overpaid_cents };
}

/** Which files the list of a funder shows; what is absent narrows nothing. */
export interface FundedFilter {
  readonly state?: FundedState;
  /** Opened on these days (`YYYY-MM-DD`), both counted in. */
  readonly firstDay?: string;
  readonly lastDay?: string;
  /** The beginning of a reference, or the number of a department. */
  readonly search?: string;
}

/** What narrows the list and its file, as it travels; `fundedFilterOf` reads it again. */
export function fundedFilterQuery({
  state,
  firstDay,
  lastDay,
  search,
}: FundedFilter): RouteInput<typeof exportFundedFiles>['query'] {
  return withoutAbsent({ state, from: firstDay, until: lastDay, query: search });
}

export function fundedFilterOf({
  state,
  from,
  until,
  query,
}: RouteRequest<typeof exportFundedFiles>['query']): FundedFilter {
  return withoutAbsent({ state, firstDay: from, lastDay: until, search: query });
}

/** A page of the list. @param last the last row of the page before */
export function fundedFilesQuery(
  filter: FundedFilter,
  last: FundedFileView | undefined,
): RouteInput<typeof listFundedFiles>['query'] {
  return withoutAbsent({ ...fundedFilterQuery(filter), behind: last?.reference });
}
