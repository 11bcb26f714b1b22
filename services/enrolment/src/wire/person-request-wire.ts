import type { FoundSubjectView, WirePersonRequest } from '@alveole/contracts/person-request';
import type { FateLine, PersonRequest } from '../record/person-request.ts';

export type ReadSubject = Omit<FoundSubjectView, 'files' | 'messages'>;

/** A request in the words of the wire, with what its subjects say at this moment; none in a list. */
export function requestToWire(request: PersonRequest, subjects: readonly ReadSubject[]): WirePersonRequest {
  const { id, rowHash, reference, kind, channel, state, name, mobile, mail, receivedOn, dueAt, isExtended } = request;
  const { identity, code, correctedAt, erasure, answer, refusal, history } = request;
  return {
    request_id: id,
    row_hash: rowHash,
    reference,
    kind,
    channel,
    state,
    name,
    mobile,
    mail,
    received_on: receivedOn,
    due_on: dueAt.toISOString().slice(0, 10),
    is_extended: isExtended,
    subjects: subjects.map(subjectToWire),
    identity: identity && { at: identity.at.toISOString(), by: identity.by, document: identity.document },
    code: code && { sent_to: code.sentTo, expires_at: code.expiresAt.toISOString(), tries_left: code.triesLeft },
    export: exportToWire(request),
    corrected_at: correctedAt?.toISOString(),
    erasure: erasure && {
      at: erasure.at.toISOString(),
      lines: erasure.lines.map(lineToWire),
      remaining: erasure.remaining,
    },
    answer: answer && { at: answer.at.toISOString(), by_mail: answer.isByMail, text: answer.text },
    refusal: refusal && { at: refusal.at.toISOString(), reason: refusal.reason },
    history: history.map(({ at, act, by, text }) => ({ at: at.toISOString(), act, by, text })),
  };
}

export const lineToWire = ({ service, thing, count, fate, reason, until }: FateLine) => ({
  service,
  thing,
  count,
  fate,
  reason,
  until,
});

export function subjectToWire({
  kind,
  subjectId,
  name,
  mobile,
  mail,
  birthDate,
  birthPlace,
  postalCode,
  detail,
}: ReadSubject): WirePersonRequest['subjects'][number] {
  return {
    kind,
    subject_id: subjectId,
    name,
    mobile,
    mail,
    birth_date: birthDate,
    birth_place: birthPlace,
    postal_code: postalCode,
    detail,
  };
}

function exportToWire({ export: made }: PersonRequest): WirePersonRequest['export'] {
  return (
    made && {
      state: made.state,
      done: made.done,
      total: made.total,
      size: made.size,
      expires_at: made.expiresAt?.toISOString(),
    }
  );
}
