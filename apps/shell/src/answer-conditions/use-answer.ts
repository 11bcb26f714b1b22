import { isAppError } from '@alveole/contracts';
import { establishmentRoutes, establishmentViewOf, saveEstablishmentBody } from '@alveole/contracts/establishment';
import type { ApiCaller } from '@alveole/contracts';
import { useMutation, useQueryClient } from '@alveole/query';

export type Answer =
  | { readonly is: 'accepted' }
  /** Closes the account, so that the person gives the password of his own again. */
  | { readonly is: 'refused'; readonly password: string };

export interface AnswerListener {
  /** Heard even though the session, which then knows, takes the dialog away. */
  readonly onAccepted: () => void;
}

/** Gives the partner's answer for the version of the file as it stands now. */
export function useAnswer(api: ApiCaller, entityId: string, { onAccepted }: AnswerListener) {
  const cache = useQueryClient();
  const read = async () =>
    establishmentViewOf(await api.call(establishmentRoutes.readEntity, { params: { id: entityId } }));
  const send = async (answer: Answer) => {
    const isAccepted = answer.is === 'accepted';
    const changes = { conditionsAccepted: isAccepted, ...(isAccepted ? { termsAccepted: true } : {}) };
    return api.call(establishmentRoutes.saveEntity, {
      body: saveEstablishmentBody(await read(), { changes, ...passwordOf(answer) }),
    });
  };
  return useMutation({
    // Somebody wrote between reading and answering: the answer holds for the file as it is now.
    mutationFn: (answer: Answer) =>
      send(answer).catch((failure: unknown) => (isStale(failure) ? send(answer) : Promise.reject(failure))),
    onSuccess: async (_, answer) => {
      if (answer.is === 'refused') return;
      onAccepted();
      await read();
      await cache.invalidateQueries({ queryKey: ['entity', entityId] });
    },
  });
}

const passwordOf = (answer: Answer) => (answer.is === 'refused' ? { password: answer.password } : {});

const isStale = (failure: unknown): boolean => isAppError(failure) && failure.code === 'EntityVersionMismatchException';
