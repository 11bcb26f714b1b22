import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { establishmentActBody, establishmentRoutes } from '@alveole/contracts/establishment';
import type {
  EstablishmentActRequest,
  EstablishmentChanges,
  EstablishmentView,
} from '@alveole/contracts/establishment';
import { useQueryClient } from '@alveole/query';
import { messageKeys } from '../follow-messages/use-messages.ts';
import { establishmentKeys } from './establishment-keys.ts';
import { saveFailure } from './save-failure.ts';

/** What became of a save that left nothing to mend in its dialog. */
export interface SaveOutcome {
  readonly isDone: boolean;
  /** Other validated files of what may be the same establishment: they are to be looked at first. */
  readonly duplicates?: readonly string[];
}

/** Changes fields of the file, and says `success` once it is done. */
export type ModifyFile = (changes: EstablishmentChanges, success: string) => Promise<unknown>;

/** @param success what to say once it is done */
export type ActOnEstablishment = (
  establishment: EstablishmentView,
  asked: EstablishmentActRequest,
  success: string,
) => Promise<SaveOutcome>;

/**
 * Does an act on the file that is on screen and reads it again. Every failure is told at once (establishments §8);
 * one that can be mended is thrown too, to whoever asked, whose dialog stays and says it at its place.
 */
export function useEstablishmentAct({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>): ActOnEstablishment {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: establishmentKeys.all });
  // A decision sends a mail, which stands among those of the file.
  const reloadMessages = (id: string) => cache.invalidateQueries({ queryKey: messageKeys.about('establishment', id) });
  return async (establishment, asked, success) => {
    const body = establishmentActBody(establishment, asked);
    try {
      await api.call(establishmentRoutes.saveEntity, { body });
    } catch (failure) {
      const { closes, reloads, ...notice } = saveFailure(failure, asked);
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
