import type { IdentityDocument, PersonRequestChannel, PersonRequestKind, PersonSubjectKind } from '@alveole/domain';
import type { RouteInput, RouteRequest } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { createPersonRequest, findPersonTraces } from './desk-routes.ts';
import type { askOwnData } from './own-routes.ts';
import type { WireRequestAct } from './wire.ts';

/** Who asks for what, as the person says it; a number (+33 form) or an address. */
export interface AskedAs {
  readonly kind: PersonRequestKind;
  readonly name: string;
  readonly mobile?: string | undefined;
  readonly mail?: string | undefined;
}

/** One that came by post or mail, with the day (`AAAA-MM-JJ`) of its receipt. */
export interface NewPersonRequest extends AskedAs {
  readonly channel: Exclude<PersonRequestChannel, 'page'>;
  readonly receivedOn: string;
}

/** The body of the public page; `askedAsOf` reads it again. */
export function ownDataBody({ kind, name, mobile, mail }: AskedAs): RouteInput<typeof askOwnData>['body'] {
  return withoutAbsent({ kind, name, mobile, mail });
}

export function askedAsOf({ kind, name, mobile, mail }: RouteRequest<typeof askOwnData>['body']): AskedAs {
  return withoutAbsent({ kind, name: name.trim(), mobile, mail });
}

/** The body by which the desk opens a request; `newPersonRequestOf` reads it again. */
export function newPersonRequestBody({
  channel,
  receivedOn,
  ...asked
}: NewPersonRequest): RouteInput<typeof createPersonRequest>['body'] {
  return { ...ownDataBody(asked), channel, received_on: receivedOn };
}

export function newPersonRequestOf({
  channel,
  received_on: receivedOn,
  ...asked
}: RouteRequest<typeof createPersonRequest>['body']): NewPersonRequest {
  return { ...askedAsOf(asked), channel, receivedOn };
}

/** By what a person is searched; one of them at least, the name with the birth date. */
export interface TraceSearch {
  readonly mobile?: string | undefined;
  readonly mail?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly birthDate?: string | undefined;
}

/** The body of a search; `traceSearchOf` reads it again. */
export function traceSearchBody({
  mobile,
  mail,
  firstName,
  lastName,
  birthDate,
}: TraceSearch): RouteInput<typeof findPersonTraces>['body'] {
  return withoutAbsent({ mobile, mail, first_name: firstName, last_name: lastName, birth_date: birthDate });
}

export function traceSearchOf({
  mobile,
  mail,
  first_name: firstName,
  last_name: lastName,
  birth_date: birthDate,
}: RouteRequest<typeof findPersonTraces>['body']): TraceSearch {
  return withoutAbsent({ mobile, mail, firstName, lastName, birthDate });
}

/** A thing by its owner's id. */
export interface SubjectKey {
  readonly kind: PersonSubjectKind;
  readonly subjectId: string;
}

/** What is to be corrected of a beneficiary; what is absent stays. */
export interface PersonCorrection {
  readonly consumerId: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly mobile?: string | undefined;
  readonly mail?: string | undefined;
}

/** One act on a request. */
export type RequestAct =
  | { readonly act: 'link'; readonly subjects: readonly SubjectKey[] }
  | { readonly act: 'send-code'; readonly subjectId: string; readonly by: 'sms' | 'mail' }
  | { readonly act: 'check-code'; readonly code: string }
  | { readonly act: 'note-document'; readonly document: IdentityDocument }
  | { readonly act: 'extend'; readonly reason: string }
  | { readonly act: 'export' }
  | ({ readonly act: 'correct' } & PersonCorrection)
  | { readonly act: 'forget'; readonly planHash: string }
  | { readonly act: 'answer'; readonly by: 'mail' | 'letter'; readonly text: string }
  | { readonly act: 'refuse'; readonly by: 'mail' | 'letter'; readonly reason: string; readonly text: string };

/** The body of an act on the version that was read; `requestActOf` reads it again. */
export function requestActBody(rowHash: string, act: RequestAct): WireRequestAct {
  const version = { last_row_hash: rowHash };
  switch (act.act) {
    case 'link':
      return {
        ...version,
        act: act.act,
        subjects: act.subjects.map(({ kind, subjectId }) => ({ kind, subject_id: subjectId })),
      };
    case 'send-code':
      return { ...version, act: act.act, subject_id: act.subjectId, by: act.by };
    case 'correct': {
      const { consumerId, firstName, lastName, birthDate, mobile, mail } = act;
      const names = { first_name: firstName, last_name: lastName, birth_date: birthDate };
      return withoutAbsent({ ...version, act: act.act, consumer_id: consumerId, ...names, mobile, mail });
    }
    case 'forget':
      return { ...version, act: act.act, plan_hash: act.planHash };
    default:
      return { ...version, ...act };
  }
}

/** What the body asks, beside the version that it names. */
export function requestActOf(body: WireRequestAct): RequestAct {
  switch (body.act) {
    case 'link':
      return {
        act: body.act,
        subjects: body.subjects.map(({ kind, subject_id: subjectId }) => ({ kind, subjectId })),
      };
    case 'send-code':
      return { act: body.act, subjectId: body.subject_id, by: body.by };
    case 'check-code':
      return { act: body.act, code: body.code };
    case 'note-document':
      return { act: body.act, document: body.document };
    case 'extend':
      return { act: body.act, reason: body.reason };
    case 'export':
      return { act: body.act };
    case 'correct': {
      const { act, consumer_id: consumerId, mobile, mail } = body;
      const { first_name: firstName, last_name: lastName, birth_date: birthDate } = body;
      return withoutAbsent({ act, consumerId, firstName, lastName, birthDate, mobile, mail });
    }
    case 'forget':
      return { act: body.act, planHash: body.plan_hash };
    case 'answer':
      return { act: body.act, by: body.by, text: body.text };
    case 'refuse':
      return { act: body.act, by: body.by, reason: body.reason, text: body.text };
  }
}
