import { appError } from '@alveole/contracts';
import { personExportLimits } from '@alveole/domain';
import type { PersonRequest } from '../record/person-request.ts';
import type { RequestPorts } from './request-ports.ts';

/** A quarter of an hour for the archive of a request. Throws `NotFoundException` where there is none, or no more. */
export async function exportAddress(
  { media, now }: Pick<RequestPorts, 'media' | 'now'>,
  { reference, export: made }: PersonRequest,
): Promise<string> {
  if (made?.state !== 'ready' || made.key === undefined || (made.expiresAt ?? now()) <= now())
    throw appError('NotFoundException', 'No export of this request.');
  return media.presignGet(made.key, {
    download: `mes-donnees-${reference}.zip`,
    expiresIn: personExportLimits.linkMinutes * 60,
  });
}
