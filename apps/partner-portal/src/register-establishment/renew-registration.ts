import { isAppError, refusalIdOf, type ApiCaller } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { renewRegistrationBody } from '@alveole/contracts/media';
import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isToRenew } from './code-life.ts';
import { codeRefusal, registrationFailures } from './register-establishment.text.ts';
import type { CheckedRegistration, RegistrationValues } from './registration-form.ts';
import type { Registration } from './request-code.ts';

type DetailsForm = UseFormReturn<RegistrationValues, unknown, CheckedRegistration>;

/**
 * Keeps the code alive while the form is worked on; once it is over that is said at its section, which opens.
 * @param showCode opens the section of the code
 * @returns asks the service whether the code still holds, and prolongs it
 */
export function useRenewRegistration(
  api: ApiCaller,
  { subscribe, setError, clearErrors }: DetailsForm,
  { draft, noteRenewed }: Pick<Registration, 'draft' | 'noteRenewed'>,
  showCode: () => void,
): () => Promise<void> {
  const latest = useRef({ draft, noteRenewed, showCode });
  const isAsking = useRef(false);
  useEffect(() => {
    latest.current = { draft, noteRenewed, showCode };
  });
  const renew = useCallback(async () => {
    const { entityId } = latest.current.draft;
    if (entityId === null || isAsking.current) return;
    isAsking.current = true;
    try {
      await api.call(establishmentRoutes.renewRegistration, { body: renewRegistrationBody(entityId) });
      latest.current.noteRenewed();
    } catch (failure) {
      // Without an answer the next change asks again; the sending of the form has the last word.
      if (!isAppError(failure) || refusalIdOf(failure) !== codeRefusal) return;
      setError('code', { message: registrationFailures[codeRefusal] });
      latest.current.showCode();
    } finally {
      isAsking.current = false;
    }
  }, [api, setError]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          if (isToRenew(latest.current.draft, Date.now())) void renew();
        },
      }),
    [subscribe, renew],
  );
  const { sentAt } = draft;
  useEffect(() => clearErrors('code'), [sentAt, clearErrors]);
  return renew;
}
