import type { ApiCaller, CancelSignal } from '@alveole/contracts';
import { mediaPrefixOf, mediaPrefixQuery, mediaRoutes } from '@alveole/contracts/media';

/** Asks below which prefix the caller names its files; staff names the establishment for which it sends. */
export async function readMediaPrefix(api: ApiCaller, entityId?: string, signal?: CancelSignal): Promise<string> {
  const query = entityId === undefined ? {} : mediaPrefixQuery(entityId);
  return mediaPrefixOf(await api.call(mediaRoutes.readMediaPrefix, { query }, { signal }));
}
