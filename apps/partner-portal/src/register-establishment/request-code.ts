import { frenchMessage } from '@alveole/api-client';
import { isAppError, type RemoteProps } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { begunRegistrationOf } from '@alveole/contracts/media';
import type { EstablishmentKind } from '@alveole/domain';
import { useMutation } from '@alveole/query';
import { useState } from 'react';
import { isAlive } from './code-life.ts';
import { createDraftStore, type RegistrationDraft, type RegistrationStep } from './registration-draft.ts';
import { codeFailures, texts } from './register-establishment.text.ts';

export interface Applicant {
  readonly kind: EstablishmentKind;
  readonly mail: string;
}

/** A registration on its way: its steps, its draft and its codes. */
export function useRegistration({ api, notify }: RemoteProps) {
  const [store] = useState(() => createDraftStore(sessionStorage));
  const [draft, setDraft] = useState(store.read);
  const update = (changes: Partial<RegistrationDraft>) => {
    store.write(changes);
    setDraft(store.read());
  };

  const send = useMutation({
    mutationFn: (mail: string) => api.call(establishmentRoutes.requestCode, { body: { mail } }),
    onSuccess: (answer, mail) => update({ mail, ...begunRegistrationOf(answer), sentAt: Date.now(), renewedAt: null }),
    onError: (failure) =>
      notify({
        tone: isCodeSent(failure) ? 'warning' : 'danger',
        text: frenchMessage(failure, codeFailures),
        seconds: 7,
      }),
  });
  const sendCode = async (mail: string): Promise<boolean> => {
    const answer = await send.mutateAsync(mail).catch(() => undefined);
    return answer !== undefined;
  };
  /** Going back and forth within the life of a code needs no new one. */
  const hasLiveCode = (mail: string) => draft.entityId !== null && draft.mail === mail && isAlive(draft, Date.now());

  return {
    draft,
    step: reachedStep(draft),
    /** Keeps what is typed, without drawing anything anew. */
    keep: store.write,
    goTo: (step: RegistrationStep) => update({ step }),
    /** The service has prolonged the code. */
    noteRenewed: () => update({ renewedAt: Date.now() }),
    begin: async ({ kind, mail }: Applicant) => {
      // Documents lie below the prefix that one mail was given.
      if (mail !== draft.mail) update({ documents: [] });
      if (hasLiveCode(mail) || (await sendCode(mail))) update({ kind, mail, step: 'terms' });
    },
    /** Going back takes the consents back. */
    leaveTerms: () => update({ termsAccepted: false, conditionsAccepted: false, step: 'structure' }),
    sendAgain: async () => {
      if (await sendCode(draft.mail)) notify({ tone: 'success', text: texts.codeSent, seconds: 7 });
    },
    isSending: send.isPending,
    sendFailure: send.error ? frenchMessage(send.error, codeFailures) : undefined,
    finish: () => {
      store.clear();
      setDraft({ ...store.read(), step: 'thanks' });
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;

/** A draft that lost its beginning starts anew. */
const reachedStep = ({ step, kind, entityId }: RegistrationDraft): RegistrationStep =>
  step !== 'thanks' && (kind === null || entityId === null) ? 'structure' : step;
const isCodeSent = (failure: unknown) => isAppError(failure) && failure.code === 'CodeAlreadySentException';
