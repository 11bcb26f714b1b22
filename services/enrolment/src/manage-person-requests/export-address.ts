import { appError } from '@alveole/contracts';
import { personExportLimits } from '@alveole/domain';
import type { PersonRequest } from '../record/person-request.ts';
import type { RequestPorts } from './request-ports.ts';

/** A quarter of an hour for the archive of a request. Throws `NotFoundException` where there is none, or no more. */
export async function exportAddress(
  { media, now }: Pick<RequestPorts, 'media' | 'now'>,
  request: PersonRequest,
): Promise<string> {
  const { reference, export: made } = request;
  if (!isExportTakeable(request, now()) || made?.key === undefined)
    throw appError('NotFoundException', 'No export of this request.');
  return media.presignGet(made.key, {
    download: `mes-donnees-${reference}.zip`,
    expiresIn: personExportLimits.linkMinutes * 60,
  });
}

/** Made, in its time, and not of a request that was refused, whose person may be another one than the archive names. */
export function isExportTakeable({ export: made, state }: PersonRequest, now: Date): boolean {
  return made?.state === 'ready' && state !== 'refused' && made.expiresAt !== undefined && made.expiresAt > now;
}
