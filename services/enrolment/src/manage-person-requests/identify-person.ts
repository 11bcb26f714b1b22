import { acceptedValue, appError } from '@alveole/contracts';
import { decideIdentityCode, identityCodeLimits } from '@alveole/domain';
import type { CodeWay } from '@alveole/domain';
import { maskedPhone } from '@alveole/validation';
import type { PersonRequest, RequestEntry } from '../record/person-request.ts';
import { codeRequested } from '../wire/person-request-events.ts';
import { readSubjects } from './read-subjects.ts';
import type { RequestPorts } from './request-ports.ts';
import { written } from './request-ports.ts';

const dayMs = 24 * 3_600_000;

/**
 * Sends a code to the number or the address that the files hold of a subject of the request: never to one that the request
 * names. Throws the refusals of `decideIdentityCode`, and `TooManyRequestsException` after five in a day.
 */
export async function sendIdentityCode(
  ports: RequestPorts,
  request: PersonRequest,
  way: CodeWay,
  entry: RequestEntry,
): Promise<PersonRequest> {
  const { at } = entry;
  const recent = request.codesAt.filter((sent) => at.getTime() - sent.getTime() < dayMs);
  if (recent.length >= identityCodeLimits.codesADay)
    throw appError('TooManyRequestsException', 'Enough codes for today.', { retryAfter: dayMs / 1000 });
  const subjects = await readSubjects(ports, request.subjects);
  const recipient = acceptedValue(decideIdentityCode(request.name, subjects, way));
  const code = ports.identityCodes.draw();
  const expiresAt = new Date(at.getTime() + identityCodeLimits.lifetimeMs);
  const sentTo = way.by === 'sms' ? maskedPhone(recipient) : maskedMail(recipient);
  const hash = ports.identityCodes.hash(code, request.id);
  const change = {
    codesAt: [...recent, at],
    codeWay: way,
    code: { hash, sentTo, expiresAt, triesLeft: identityCodeLimits.tries },
  };
  const event = codeRequested(request, at, {
    channel: way.by,
    sealedRecipient: ports.identityCodes.sealed(recipient),
    sealedCode: ports.identityCodes.sealed(code),
    expiresAt,
  });
  return written(await ports.personRequests.change(request, change, { ...entry, text: sentTo }, [event]));
}

/**
 * The request of a code that is right; the code is used up. Throws `BadCodeException` for a wrong one, and for any once it is over
 * or its tries are.
 */
export async function useIdentityCode(
  { personRequests, identityCodes, now }: RequestPorts,
  id: string,
  code: string,
  identify: (request: PersonRequest) => RequestEntry,
): Promise<PersonRequest> {
  const request = await personRequests.takeTry(id, now());
  if (request?.code === undefined) throw wrongCode(0);
  if (!identityCodes.matches(code, id, request.code.hash)) throw wrongCode(request.code.triesLeft);
  const entry = identify(request);
  const isNew = request.identity === undefined;
  const identity = isNew ? { identity: { at: entry.at, by: entry.by }, state: 'in-work' as const } : {};
  return written(await personRequests.change(request, { code: null, ...identity }, entry));
}

/** `l…@exemple.fr` */
function maskedMail(mail: string): string {
  const [name = '', domain = ''] = mail.split('@');
  return `${name.slice(0, 1)}…@${domain}`;
}

const wrongCode = (triesLeft: number) => appError('BadCodeException', 'Code expired or invalid.', { triesLeft });
