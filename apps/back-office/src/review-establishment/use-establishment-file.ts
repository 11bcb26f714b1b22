import { enrolmentRoutes, establishmentViewOf, saveEstablishmentBody } from '@alveole/contracts';
import type { EstablishmentView, RemoteProps, SaveEstablishmentRequest } from '@alveole/contracts';
import { useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { establishmentKeys } from '../browse-establishments/use-establishments.ts';
import { saveFailure } from './save-failure.ts';

export function useEstablishmentFile(api: RemoteProps['api'], id: string): UseQueryResult<EstablishmentView> {
  return useQuery({
    queryKey: establishmentKeys.file(id),
    queryFn: async ({ signal }) =>
      establishmentViewOf(await api.call(enrolmentRoutes.readEntity, { params: { id } }, { signal })),
  });
}

/** Only what changes; what is left out stays. */
export interface EstablishmentChange extends SaveEstablishmentRequest {
  /** What to say once it is done. */
  readonly success: string;
}

export type SaveEstablishment = (establishment: EstablishmentView, change: EstablishmentChange) => Promise<void>;

/**
 * Saves a change of the file that is on screen and reads it again. A failure that leaves nothing to mend is told here;
 * the others are thrown to whoever asked, whose dialog stays.
 */
export function useSaveEstablishment({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>): SaveEstablishment {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: establishmentKeys.all });
  return async (establishment, { success, ...change }) => {
    const body = saveEstablishmentBody(establishment, change);
    try {
      await api.call(enrolmentRoutes.saveEntity, { body });
    } catch (failure) {
      const { closes, reloads, ...notice } = saveFailure(failure, change.isForced);
      if (!closes) throw failure;
      notify(notice);
      if (reloads) await reload();
      return;
    }
    notify({ tone: 'success', text: success });
    await reload();
  };
}
