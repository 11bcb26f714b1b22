import { isAppError } from '@alveole/contracts';
import { isPersonRequestClosed } from '@alveole/domain';
import type { PersonRequest } from '../record/person-request.ts';
import { sendIdentityCode } from '../manage-person-requests/identify-person.ts';
import { isExportTakeable } from '../manage-person-requests/export-address.ts';
import { ownCodeWay } from '../manage-person-requests/own-code-way.ts';
import type { RequestPorts } from '../manage-person-requests/request-ports.ts';

/**
 * Sends a code for a request whose person the desk has found, as long as a code is of use: before the identity is known, and while an
 * export waits to be taken. Of any other reference nothing happens, and nothing of it is told.
 */
export async function sendOwnDataCode(ports: RequestPorts, reference: string): Promise<void> {
  const request = await ports.personRequests.byReference(reference);
  if (request === undefined || !isCodeOfUse(request, ports.now())) return;
  const way = await ownCodeWay(ports, request);
  if (way === undefined) return;
  await sendIdentityCode(ports, request, way, { at: ports.now(), act: 'own-code' }).catch(silentIfRefused);
}

function isCodeOfUse(request: PersonRequest, now: Date): boolean {
  const { subjects, identity, state } = request;
  if (subjects.length === 0) return false;
  return isExportTakeable(request, now) || (identity === undefined && !isPersonRequestClosed(state));
}

/** Too many codes, a number that is gone, a write of the desk meanwhile: told apart they would tell that somebody is known. */
function silentIfRefused(failure: unknown): void {
  if (!isAppError(failure)) throw failure;
}
