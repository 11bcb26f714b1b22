import { isPersonRequestClosed } from '@alveole/domain';
import type { PersonRequestKind } from '@alveole/domain';
import { appError, isAppError } from '@alveole/contracts';
import { useIdentityCode } from '../manage-person-requests/identify-person.ts';
import { exportAddress, isExportTakeable } from '../manage-person-requests/export-address.ts';
import type { RequestPorts } from '../manage-person-requests/request-ports.ts';

export interface OwnData {
  readonly kind: PersonRequestKind;
  readonly isClosed: boolean;
  /** Where the archive is ready. */
  readonly downloadUrl?: string | undefined;
}

/**
 * What whoever has the code may do with his request: he is identified by it, and downloads what is ready. Throws `BadCodeException`, for a
 * reference that is not known too.
 */
export async function readOwnData(
  ports: RequestPorts,
  { reference, code }: { readonly reference: string; readonly code: string },
): Promise<OwnData> {
  const known = await ports.personRequests.byReference(reference);
  if (known === undefined) throw wrongCode();
  const at = ports.now();
  const request = await useIdentityCode(ports, known.id, code, ({ identity }) => ({
    at,
    act: identity === undefined ? 'check-code' : 'download',
  })).catch(toldAlike);
  const isReady = isExportTakeable(request, at);
  return {
    kind: request.kind,
    isClosed: isPersonRequestClosed(request.state),
    ...(isReady && { downloadUrl: await exportAddress(ports, request) }),
  };
}

/** How many tries are left would tell that a code went out, and so that somebody is known. */
function toldAlike(failure: unknown): never {
  throw isAppError(failure) && failure.code === 'BadCodeException' ? wrongCode() : failure;
}

const wrongCode = () => appError('BadCodeException', 'Code expired or invalid.');
