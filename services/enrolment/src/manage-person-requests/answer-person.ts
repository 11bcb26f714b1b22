import { appError } from '@alveole/contracts';
import type { PersonRequest } from '../record/person-request.ts';
import type { RequestChange } from '../store/person-request-store.ts';
import { requestAnswered } from '../wire/person-request-events.ts';
import type { ActInHand } from './change-person-request.ts';
import type { RequestPorts } from './request-ports.ts';
import { written } from './request-ports.ts';

/** Closes a request with what the desk wrote: sent by mail, or posted as a letter that was printed. Throws `ValidationException`. */
export function answerPerson(ports: RequestPorts, inHand: ActInHand<'answer'>): Promise<PersonRequest> {
  return close(ports, inHand, { state: 'answered' });
}

/** The same for a refusal, whose reason stays with the request. */
export function refusePerson(ports: RequestPorts, inHand: ActInHand<'refuse'>): Promise<PersonRequest> {
  const { act, entry } = inHand;
  return close(ports, inHand, { state: 'refused', refusal: { at: entry.at, reason: act.reason } });
}

async function close(
  ports: RequestPorts,
  { request, act, entry }: ActInHand<'answer'> | ActInHand<'refuse'>,
  end: RequestChange,
): Promise<PersonRequest> {
  const isByMail = act.by === 'mail';
  if (isByMail && request.mail === undefined)
    throw appError('ValidationException', 'by (INVALID): The request names no mail');
  const answer = { at: entry.at, isByMail, text: act.text };
  const { identityCodes, personRequests } = ports;
  const events =
    isByMail && request.mail !== undefined
      ? [requestAnswered(request, entry.at, identityCodes.sealed(request.mail), identityCodes.sealed(act.text))]
      : [];
  const change = { ...end, answer, code: null, closedAt: entry.at };
  return written(await personRequests.change(request, change, { ...entry, text: act.by }, events));
}
