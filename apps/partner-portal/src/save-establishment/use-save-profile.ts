import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { establishmentActBody, establishmentRoutes } from '@alveole/contracts/establishment';
import type { EstablishmentChanges, EstablishmentView } from '@alveole/contracts/establishment';
import { isValidated } from '@alveole/domain';
import { useMutation, useQueryClient } from '@alveole/query';
import { useRef, useState } from 'react';
import { serviceFaults, type ServiceFault } from '../establishment-form/service-faults.ts';
import type { ProfileField } from './profile-values.ts';
import { saveFailures, texts } from './save-establishment.text.ts';
import { profileKey } from './use-profile.ts';

export interface ProfileSave {
  readonly changes: EstablishmentChanges;
  /** The fields that it takes from the form. */
  readonly fields: readonly ProfileField[];
  /** The whole file goes back to the programme's team, not one section of it. */
  readonly isWhole: boolean;
}

export interface SaveEars {
  readonly onSaved: (save: ProfileSave) => void;
  readonly onFaults: (faults: readonly ServiceFault[]) => void;
}

/** The saving of what changed, one at a time; it names the version that was read. */
export function useSaveProfile({ api, notify }: RemoteProps, establishment: EstablishmentView, ears: SaveEars) {
  const cache = useQueryClient();
  const [isSent, setSent] = useState(false);
  const reload = () => cache.invalidateQueries({ queryKey: profileKey(establishment.entityId) });

  const mutation = useMutation({
    mutationFn: ({ changes }: ProfileSave) =>
      api.call(establishmentRoutes.saveEntity, {
        body: establishmentActBody(establishment, { act: 'save-profile', changes }),
      }),
    onSuccess: ({ status }, save) => {
      ears.onSaved(save);
      // A file that goes back to the programme's team is thanked for; a section more of it is only told.
      if (!isValidated(status) && (save.isWhole || status !== establishment.status)) setSent(true);
      else notify({ tone: 'success', text: texts.saved });
      return reload();
    },
    onError: (failure, { changes }) => {
      const isStale = isAppError(failure) && failure.code === 'EntityVersionMismatchException';
      notify({ tone: isStale ? 'warning' : 'danger', text: frenchMessage(failure, saveFailures), seconds: 7 });
      const documents = (changes.documents ?? []).map(({ kind }) => kind);
      ears.onFaults(serviceFaults(failure, { kind: establishment.kind, documents, texts: saveFailures }));
      return isStale || isMediaRefusal(failure) ? reload() : undefined;
    },
  });
  const isLocked = useRef(false);
  const save = async (wanted: ProfileSave): Promise<boolean> => {
    if (isLocked.current) return false;
    isLocked.current = true;
    const answer = await mutation.mutateAsync(wanted).catch(() => undefined);
    isLocked.current = false;
    return answer !== undefined;
  };
  return {
    save,
    isSaving: mutation.isPending,
    isSent,
    /** The message was read. */
    understood: () => setSent(false),
    failure: mutation.error ? frenchMessage(mutation.error, saveFailures) : undefined,
    forgetFailure: mutation.reset,
  };
}

const isMediaRefusal = (failure: unknown) => isAppError(failure) && failure.code === 'MediaRefusedException';
