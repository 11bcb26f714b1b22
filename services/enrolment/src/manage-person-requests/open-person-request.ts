import { randomBytes, randomUUID } from 'node:crypto';
import { appError } from '@alveole/contracts';
import type { AskedAs, NewPersonRequest } from '@alveole/contracts/person-request';
import { calendarDay, consumerCodeFrom, personRequestDueDay } from '@alveole/domain';
import type { PersonRequestChannel } from '@alveole/domain';
import { normaliseMail } from '@alveole/validation';
import type { PersonRequest, RequestEntry } from '../record/person-request.ts';
import type { RequestActor, RequestPorts } from './request-ports.ts';
import { entryBy } from './request-ports.ts';

type OpenPorts = Pick<RequestPorts, 'personRequests' | 'now'>;

/** Opens what a person asked on the public page: nothing is looked up, so that the answer tells nothing. */
export function openOwnRequest(ports: OpenPorts, asked: AskedAs): Promise<PersonRequest> {
  const at = ports.now();
  return open(ports, { ...asked, channel: 'page', receivedOn: calendarDay(at) }, { at, act: 'open' });
}

/** Opens what came by post or mail; its time runs from its receipt. Throws `ValidationException` for a day to come. */
export async function createPersonRequest(
  ports: OpenPorts,
  asked: NewPersonRequest,
  actor: RequestActor,
): Promise<PersonRequest> {
  const at = ports.now();
  if (asked.receivedOn > calendarDay(at)) throw appError('ValidationException', 'received_on (INVALID): Invalid date');
  return open(ports, asked, entryBy(actor, 'open', at));
}

async function open(
  ports: OpenPorts,
  asked: AskedAs & { readonly channel: PersonRequestChannel; readonly receivedOn: string },
  entry: RequestEntry,
): Promise<PersonRequest> {
  const { kind, name, mobile, mail, channel, receivedOn } = asked;
  for (;;) {
    const request = await ports.personRequests.insert({
      id: randomUUID(),
      reference: drawReference(),
      ...{ kind, name, mobile, channel, receivedOn },
      mail: mail && normaliseMail(mail),
      state: 'received',
      dueAt: new Date(personRequestDueDay(receivedOn, false)),
      isExtended: false,
      subjects: [],
      codesAt: [],
      entry,
    });
    if (request !== undefined) return request;
  }
}

const bytesOfReference = 32;

const drawReference = (): string => consumerCodeFrom(randomBytes(bytesOfReference)) ?? drawReference();
