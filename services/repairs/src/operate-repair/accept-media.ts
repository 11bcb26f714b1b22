import type { SentMedia } from '@alveole/contracts/repair';
import { appError } from '@alveole/contracts';
import type { AcceptedMedia } from '../record/operation.ts';
import { invalidField } from '../wire/refusals.ts';
import type { OperationContext } from './effects.ts';

type Media = OperationContext['ports']['media'];
type Accepted = Extract<Awaited<ReturnType<Media['accept']>>, { ok: true }>['value'];

/** Of which kinds a file may be; any, where absent. */
export type AcceptedKinds = Parameters<Media['accept']>[0]['kinds'];

/**
 * Accepts what was uploaded below the file's establishment, whoever uploaded it, and answers its immutable copy.
 * The same upload accepted twice gives the same copy, so an operation tried again does no harm.
 */
export async function acceptMedia(
  { ports, file }: OperationContext,
  sent: SentMedia,
  kinds?: AcceptedKinds,
): Promise<Accepted> {
  if (!sent.mediaName.endsWith(sent.extension)) throw invalidField('type_file', 'Not the extension of media_url');
  const accepted = await ports.media.accept({
    key: sent.mediaName,
    ownerPrefix: file.entityId,
    sha256: sent.mediaHash,
    extension: sent.extension,
    ...(kinds === undefined ? {} : { kinds }),
  });
  if (!accepted.ok) throw appError(accepted.refusal.code, accepted.refusal.message);
  return accepted.value;
}

export function storedMediaOf({ extension }: SentMedia, { key, sha256 }: Accepted): AcceptedMedia {
  return { mediaKey: key, mediaHash: sha256, extension };
}
