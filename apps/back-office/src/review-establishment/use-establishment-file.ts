import { isAppError } from '@alveole/contracts';
import { establishmentRoutes, establishmentViewOf, saveEstablishmentBody } from '@alveole/contracts/establishment';
import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView, SaveEstablishmentRequest } from '@alveole/contracts/establishment';
import { useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { establishmentKeys } from '../list-establishments/use-establishments.ts';
import { messageKeys } from '../follow-messages/use-messages.ts';
import { saveFailure } from './save-failure.ts';

export function useEstablishmentFile(api: RemoteProps['api'], id: string): UseQueryResult<EstablishmentView> {
  return useQuery({
    queryKey: establishmentKeys.file(id),
    queryFn: async ({ signal }) =>
      establishmentViewOf(await api.call(establishmentRoutes.readEntity, { params: { id } }, { signal })),
  });
}

/** Only what changes; what is left out stays. */
export interface EstablishmentChange extends SaveEstablishmentRequest {
  /** What to say once it is done. */
  readonly success: string;
}

/** What became of a save that left nothing to mend in its dialog. */
export interface SaveOutcome {
  readonly isDone: boolean;
  /** Other validated files of what may be the same establishment: they are to be looked at first. */
  readonly duplicates?: readonly string[];
}

export type SaveEstablishment = (establishment: EstablishmentView, change: EstablishmentChange) => Promise<SaveOutcome>;

/**
 * Saves a change of the file that is on screen and reads it again. Every failure is told at once (establishments §8);
 * one that can be mended is thrown too, to whoever asked, whose dialog stays and says it at its place.
 */
export function useSaveEstablishment({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>): SaveEstablishment {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: establishmentKeys.all });
  // A decision sends a mail, which stands among those of the file.
  const reloadMessages = (id: string) => cache.invalidateQueries({ queryKey: messageKeys.about('establishment', id) });
  return async (establishment, { success, ...change }) => {
    const body = saveEstablishmentBody(establishment, change);
    try {
      await api.call(establishmentRoutes.saveEntity, { body });
    } catch (failure) {
      const kinds = change.changes?.documents?.map(({ kind }) => kind);
      const { closes, reloads, ...notice } = saveFailure(failure, change.isForced, kinds);
      notify(notice);
      if (!closes) throw failure;
      if (reloads) await reload();
      return {
        isDone: false,
        ...(isAppError(failure) && failure.duplicates ? { duplicates: failure.duplicates } : {}),
      };
    }
    notify({ tone: 'success', text: success });
    await Promise.all([reload(), reloadMessages(establishment.entityId)]);
    return { isDone: true };
  };
}
