import { personRequestDueDay } from '@alveole/domain';
import type { PersonRequest } from '../record/person-request.ts';
import { requestAnswered } from '../wire/person-request-events.ts';
import type { ActInHand } from './change-person-request.ts';
import { extensionText } from './draft-answer.ts';
import type { RequestPorts } from './request-ports.ts';
import { written } from './request-ports.ts';

/** Takes two months more, and writes to the person why; whoever named no mail has a letter of the desk. */
export async function extendRequest(
  { personRequests, identityCodes, programmeName }: RequestPorts,
  { request, act: { reason }, entry }: ActInHand<'extend'>,
): Promise<PersonRequest> {
  const { mail, receivedOn } = request;
  const dueOn = personRequestDueDay(receivedOn, true);
  const text = extensionText(request, { programmeName: programmeName(), reason, dueOn });
  const events =
    mail === undefined
      ? []
      : [requestAnswered(request, entry.at, identityCodes.sealed(mail), identityCodes.sealed(text))];
  const change = { isExtended: true, dueAt: new Date(dueOn) };
  return written(await personRequests.change(request, change, { ...entry, text: reason }, events));
}
