import { isAppError } from '@alveole/contracts';
import { isPersonRequestClosed } from '@alveole/domain';
import type { PersonRequest } from '../record/person-request.ts';
import { sendIdentityCode } from '../manage-person-requests/identify-person.ts';
import type { CodeWay } from '../manage-person-requests/identify-person.ts';
import { readSubjects } from '../manage-person-requests/read-subjects.ts';
import type { RequestPorts } from '../manage-person-requests/request-ports.ts';

/**
 * Sends a code for a request whose person the desk has found, as long as a code is of use: before the identity is known, and while an
 * export waits to be taken. Of any other reference nothing happens, and nothing of it is told.
 */
export async function sendOwnDataCode(ports: RequestPorts, reference: string): Promise<void> {
  const request = await ports.personRequests.byReference(reference);
  if (request === undefined || !isCodeOfUse(request)) return;
  const way = request.codeWay ?? (await ownWay(ports, request));
  if (way === undefined) return;
  await sendIdentityCode(ports, request, way, { at: ports.now(), act: 'own-code' }).catch(silentIfRefused);
}

function isCodeOfUse({ subjects, identity, state, export: made }: PersonRequest): boolean {
  if (subjects.length === 0) return false;
  return made?.state === 'ready' || (identity === undefined && !isPersonRequestClosed(state));
}

async function ownWay(ports: RequestPorts, { subjects }: PersonRequest): Promise<CodeWay | undefined> {
  const read = await readSubjects(ports, subjects);
  const withMobile = read.find(({ mobile }) => mobile !== undefined);
  if (withMobile) return { subjectId: withMobile.subjectId, by: 'sms' };
  const withMail = read.find(({ mail }) => mail !== undefined);
  return withMail && { subjectId: withMail.subjectId, by: 'mail' };
}

/** Too many codes, a number that is gone, a write of the desk meanwhile: told apart they would tell that somebody is known. */
function silentIfRefused(failure: unknown): void {
  if (!isAppError(failure)) throw failure;
}
