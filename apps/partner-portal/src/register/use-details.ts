import { frenchMessage } from '@alveole/api-client';
import { enrolmentRoutes, registeredSession, registerEstablishmentBody, type RemoteProps } from '@alveole/contracts';
import type { EstablishmentKind } from '@alveole/domain';
import { useMutation } from '@alveole/query';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { establishmentValues } from '../establishment-form/establishment-values.ts';
import { registrationFailures } from './register.text.ts';
import { registrationFaults } from './registration-faults.ts';
import { registrationSchema, type CheckedRegistration, type RegistrationValues } from './registration-form.ts';
import type { Registration } from './use-registration.ts';

/** The long form of step 3: its draft, its rules by kind, and its sending, once at a time. */
export function useDetails(remote: RemoteProps, { draft, keep, finish }: Registration, kind: EstablishmentKind) {
  const form = useForm<RegistrationValues, unknown, CheckedRegistration>({
    resolver: resolverOf(kind),
    defaultValues: { ...draft.values, documents: draft.documents, code: '', password: '', password2: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe, setError } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // The schema of the draft takes neither the code nor the passwords.
        callback: ({ values }) => keep({ values: establishmentValues.parse(values), documents: values.documents }),
      }),
    [subscribe, keep],
  );

  const register = useMutation({
    mutationFn: ({ code, password, ...told }: CheckedRegistration) => {
      const { mail, entityId, termsAccepted, conditionsAccepted } = draft;
      const changes = { ...told, mail, termsAccepted, conditionsAccepted };
      const body = registerEstablishmentBody({ entityId: entityId ?? '', kind, code, password, changes });
      return remote.api.call(enrolmentRoutes.registerEntity, { body });
    },
    onSuccess: (account) => remote.session.open(registeredSession(account, kind), { remember: false }),
    onError: (failure) => {
      remote.notify({ tone: 'danger', text: frenchMessage(failure, registrationFailures), seconds: 7 });
      registrationFaults(failure, kind).forEach(({ field, text }) => setError(field, { message: text }));
    },
  });
  const isLocked = useRef(false);
  const submit = form.handleSubmit(async (checked) => {
    if (isLocked.current) return;
    isLocked.current = true;
    await register.mutateAsync(checked).catch(() => undefined);
    isLocked.current = false;
  });
  const isAboutWhole = register.error !== null && registrationFaults(register.error, kind).length === 0;
  return {
    form,
    submit,
    finish,
    isSending: register.isPending,
    isSent: register.isSuccess,
    failure: isAboutWhole ? frenchMessage(register.error, registrationFailures) : undefined,
  };
}

function resolverOf(kind: EstablishmentKind): Resolver<RegistrationValues, unknown, CheckedRegistration> {
  return (values, context, options) => zodResolver(registrationSchema(kind, values.activity))(values, context, options);
}
