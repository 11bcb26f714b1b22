import { personRequestReference } from '@alveole/domain';
import type { PersonSubjectKind } from '@alveole/domain';
import type { RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { findPersonTraces, readErasurePlan, readPersonExport } from './desk-routes.ts';
import type { readOwnData } from './own-routes.ts';
import type { WireFateLine, WirePersonRequest } from './wire.ts';

/** One thing that names a person. */
export interface SubjectView {
  readonly kind: PersonSubjectKind;
  readonly subjectId: string;
  readonly name: string;
  readonly mobile?: string | undefined;
  readonly mail?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly birthPlace?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly detail?: string | undefined;
}

/** One that a search found, with how much hangs on it. */
export interface FoundSubjectView extends SubjectView {
  readonly files: number;
  readonly messages: number;
}

/** What becomes of what names a person; `until` is the last day of what stays. */
export type FateLineView = WireFateLine;

/** A request of a person as the desk reads it. Days are `AAAA-MM-JJ`, instants ISO 8601. */
export interface PersonRequestView extends Pick<
  WirePersonRequest,
  'reference' | 'kind' | 'channel' | 'state' | 'name' | 'mobile' | 'mail' | 'identity' | 'history' | 'erasure'
> {
  readonly requestId: string;
  readonly rowHash: string;
  readonly receivedOn: string;
  readonly dueOn: string;
  readonly isExtended: boolean;
  readonly subjects: readonly SubjectView[];
  readonly code?: { readonly sentTo: string; readonly expiresAt: string; readonly triesLeft: number } | undefined;
  readonly export?: PersonExportView | undefined;
  readonly correctedAt?: string | undefined;
  readonly answer?: { readonly at: string; readonly isByMail: boolean; readonly text: string } | undefined;
  readonly refusal?: { readonly at: string; readonly reason: string } | undefined;
}

/** How far the export of a person is; `size` in bytes. */
export interface PersonExportView {
  readonly state: NonNullable<WirePersonRequest['export']>['state'];
  readonly done: number;
  readonly total: number;
  readonly size?: number | undefined;
  readonly expiresAt?: string | undefined;
}

export function personRequestOf({
  request_id: requestId,
  row_hash: rowHash,
  received_on: receivedOn,
  due_on: dueOn,
  is_extended: isExtended,
  corrected_at: correctedAt,
  subjects,
  code,
  export: made,
  answer,
  ...same
}: WirePersonRequest): PersonRequestView {
  return {
    ...same,
    requestId,
    rowHash,
    receivedOn,
    dueOn,
    isExtended,
    correctedAt,
    subjects: subjects.map(subjectOf),
    code: code && { sentTo: code.sent_to, expiresAt: code.expires_at, triesLeft: code.tries_left },
    export: made && {
      state: made.state,
      done: made.done,
      total: made.total,
      size: made.size,
      expiresAt: made.expires_at,
    },
    answer: answer && { at: answer.at, isByMail: answer.by_mail, text: answer.text },
  };
}

export function foundSubjectsOf({ subjects }: RouteResult<typeof findPersonTraces>): readonly FoundSubjectView[] {
  return subjects.map(({ files, messages, ...subject }) => ({ ...subjectOf(subject), files, messages }));
}

function subjectOf({
  kind,
  subject_id: subjectId,
  name,
  mobile,
  mail,
  birth_date: birthDate,
  birth_place: birthPlace,
  postal_code: postalCode,
  detail,
}: WirePersonRequest['subjects'][number]): SubjectView {
  return withoutAbsent({ kind, subjectId, name, mobile, mail, birthDate, birthPlace, postalCode, detail });
}

/** What an erasure would do; its hash goes back with the confirmation. */
export interface ErasurePlanView {
  readonly planHash: string;
  readonly lines: readonly FateLineView[];
}

export function erasurePlanOf({ plan_hash: planHash, lines }: RouteResult<typeof readErasurePlan>): ErasurePlanView {
  return { planHash, lines };
}

/** What the person reads of his own request, once he has shown who he is. */
export function ownDataOf({ kind, is_closed: isClosed, download_url: downloadUrl }: RouteResult<typeof readOwnData>) {
  return { kind, isClosed, downloadUrl };
}

export type OwnDataView = ReturnType<typeof ownDataOf>;

/** Whether a text may be the reference of a request. */
export function isPersonRequestReference(text: string): boolean {
  return personRequestReference.test(text);
}

/** Where the archive of a person is downloaded, for a quarter of an hour. */
export function downloadOf({ download_url: address }: RouteResult<typeof readPersonExport>): string {
  return address;
}
