import { enrolmentRoutes } from '@alveole/contracts';
import type { Entity, EntityData, RemoteProps } from '@alveole/contracts';
import { useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { establishmentKeys } from '../browse-establishments/use-establishments.ts';
import { saveFailure } from './save-failure.ts';

export function useEstablishmentFile(api: RemoteProps['api'], id: string): UseQueryResult<Entity> {
  return useQuery({
    queryKey: establishmentKeys.file(id),
    queryFn: ({ signal }) => api.call(enrolmentRoutes.readEntity, { params: { id } }, { signal }),
  });
}

export interface EstablishmentChange {
  /** Only what changes; what is left out stays. */
  readonly data?: EntityData;
  readonly status?: Entity['status'];
  readonly isForced?: boolean;
  /** What to say once it is done. */
  readonly success: string;
}

export type SaveEstablishment = (file: Entity, change: EstablishmentChange) => Promise<void>;

/**
 * Saves a change of the file that is on screen and reads it again. A failure that leaves nothing to mend is told here;
 * the others are thrown to whoever asked, whose dialog stays.
 */
export function useSaveEstablishment({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>): SaveEstablishment {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: establishmentKeys.all });
  return async ({ entity_id, row_hash }, { data = {}, status, isForced = false, success }) => {
    const body = {
      entity_id,
      entity_data: data,
      last_row_hash: row_hash,
      ...(status === undefined ? {} : { status }),
      ...(isForced ? { force_approval: true } : {}),
    };
    try {
      await api.call(enrolmentRoutes.saveEntity, { body });
    } catch (failure) {
      const { closes, reloads, ...notice } = saveFailure(failure, isForced);
      if (!closes) throw failure;
      notify(notice);
      if (reloads) await reload();
      return;
    }
    notify({ tone: 'success', text: success });
    await reload();
  };
}
