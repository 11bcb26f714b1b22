import { isAppError } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import { establishmentActBody, establishmentRoutes, establishmentViewOf } from '@alveole/contracts/establishment';
import type { EstablishmentActRequest } from '@alveole/contracts/establishment';
import { useMutation, useQueryClient } from '@alveole/query';

/** The partner's answer to the conditions. */
export type Answer = Extract<EstablishmentActRequest, { act: 'accept-conditions' | 'refuse-conditions' }>;

export interface AnswerListener {
  /** Heard even though the session, which then knows, takes the dialog away. */
  readonly onAccepted: () => void;
}

/** Gives the partner's answer for the version of the file as it stands now. */
export function useAnswer(api: ApiCaller, entityId: string, { onAccepted }: AnswerListener) {
  const cache = useQueryClient();
  const read = async () =>
    establishmentViewOf(await api.call(establishmentRoutes.readEntity, { params: { id: entityId } }));
  const send = async (answer: Answer) =>
    api.call(establishmentRoutes.saveEntity, { body: establishmentActBody(await read(), answer) });
  return useMutation({
    // Somebody wrote between reading and answering: the answer holds for the file as it is now.
    mutationFn: (answer: Answer) =>
      send(answer).catch((failure: unknown) => (isStale(failure) ? send(answer) : Promise.reject(failure))),
    onSuccess: async (_, answer) => {
      if (answer.act === 'refuse-conditions') return;
      onAccepted();
      await read();
      await cache.invalidateQueries({ queryKey: ['own-conditions', entityId] });
      await cache.invalidateQueries({ queryKey: ['entity', entityId] });
    },
  });
}

const isStale = (failure: unknown): boolean => isAppError(failure) && failure.code === 'EntityVersionMismatchException';
