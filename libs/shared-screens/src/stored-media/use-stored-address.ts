import { mediaRoutes } from '@alveole/contracts/media';
import type { ApiCaller } from '@alveole/contracts';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

/** Presigned addresses live some minutes; a fresh one is asked for before that. Milliseconds. */
const addressLife = 120_000;

/**
 * The presigned address of an accepted object, which its owner gives.
 * @param name the object's name (`media_url` of the wire)
 */
export function useStoredAddress(api: ApiCaller, name: string): UseQueryResult<{ readonly url: string }> {
  return useQuery({
    queryKey: ['media', name],
    staleTime: addressLife,
    gcTime: addressLife,
    queryFn: ({ signal }) => api.call(mediaRoutes.readMedia, { params: { name } }, { signal }),
  });
}
