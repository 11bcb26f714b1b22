import { frenchMessage } from '@alveole/api-client';
import { type RemoteProps } from '@alveole/contracts';
import { establishmentRoutes, registerEstablishmentBody } from '@alveole/contracts/establishment';
import { registeredSession } from '@alveole/contracts/session';
import type { EstablishmentKind } from '@alveole/domain';
import { useMutation } from '@alveole/query';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { establishmentValues } from '../establishment-form/establishment-values.ts';
import { accountFieldNames, emptyValues } from '../establishment-form/plain-values.ts';
import { both } from '../establishment-form/section-schemas.ts';
import { serviceFaults, type ServiceFault } from '../establishment-form/service-faults.ts';
import { useMendedFaults } from '../form/use-mended-faults.ts';
import { askedSections } from './details-sections.tsx';
import { codeFault } from './code-fault.ts';
import { useRenewRegistration } from './renew-registration.ts';
import { registrationFailures } from './register-establishment.text.ts';
import { filesOfDraft } from './registration-draft.ts';
import type { CheckedRegistration, RegistrationField, RegistrationValues } from './registration-form.ts';
import type { RegistrationSection } from './registration-section.ts';
import type { Registration } from './request-code.ts';

/** The long form of step 3: its draft, its rules by kind, and its sending, once at a time. */
export function useDetails(remote: RemoteProps, registration: Registration, kind: EstablishmentKind) {
  const { draft, keep, finish } = registration;
  const form = useForm<RegistrationValues, unknown, CheckedRegistration>({
    resolver: resolverOf(kind),
    defaultValues: {
      ...draft.values,
      ...filesOfDraft(draft.documents),
      code: '',
      ...emptyValues(accountFieldNames),
      password: '',
      password2: '',
    },
    shouldFocusError: false,
  });
  useMendedFaults(form);
  const { subscribe, setError } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // The schema of the draft takes neither the code nor the account nor the passwords.
        callback: ({ values }) =>
          keep({
            values: establishmentValues.parse(values),
            documents: [...values.kbis, ...values.identity, ...values.rib],
          }),
      }),
    [subscribe, keep],
  );
  const { open, show, refusals, showFirstFault } = useFaultySection(form);
  const renewCode = useRenewRegistration(remote.api, form, registration, showFirstFault);

  const faultsOf = (failure: unknown, documents: CheckedRegistration['documents'] = []): readonly ServiceFault[] => {
    const wrongCode = codeFault(failure, draft, Date.now());
    if (wrongCode) return [{ field: 'code', text: wrongCode }];
    return serviceFaults(failure, { kind, documents: documents.map((sent) => sent.kind), texts: registrationFailures });
  };
  const register = useMutation({
    mutationFn: ({ code, password, ...details }: CheckedRegistration) => {
      const { mail, entityId, termsAccepted, conditionsAccepted } = draft;
      const changes = { ...details, mail, termsAccepted, conditionsAccepted };
      const body = registerEstablishmentBody({ entityId: entityId ?? '', kind, code, password, changes });
      return remote.api.call(establishmentRoutes.registerEntity, { body });
    },
    onSuccess: (account) => remote.session.open(registeredSession(account, kind), { remember: false }),
    onError: (failure, { documents }) => {
      const faults = faultsOf(failure, documents);
      faults.forEach(({ field, text }) => setError(field as RegistrationField, { message: text }));
      if (faults.length > 0) return showFirstFault();
      remote.notify({ tone: 'danger', text: frenchMessage(failure, registrationFailures), seconds: 7 });
    },
  });
  const isLocked = useRef(false);
  const submit = form.handleSubmit(async (checked) => {
    if (isLocked.current) return;
    isLocked.current = true;
    await register.mutateAsync(checked).catch(() => undefined);
    isLocked.current = false;
  }, showFirstFault);
  const isAboutWhole = register.error !== null && faultsOf(register.error, register.variables?.documents).length === 0;
  return {
    form,
    open,
    show,
    refusals,
    submit,
    finish,
    /** The door for documents was shut: it is asked whether the code is over. */
    renewCode,
    /** Checks a section, and opens the next when it is right. */
    goOn: async (section: RegistrationSection) => {
      if (!(await form.trigger([...section.fields]))) return;
      const asked = askedSections(form.getValues());
      show(asked[asked.indexOf(section) + 1]?.id);
    },
    isSending: register.isPending,
    isSent: register.isSuccess,
    failure: isAboutWhole ? frenchMessage(register.error, registrationFailures) : undefined,
  };
}

export type Details = ReturnType<typeof useDetails>;

type DetailsForm = UseFormReturn<RegistrationValues, unknown, CheckedRegistration>;

/** The section that is open; a refused form opens the first that has a fault. */
function useFaultySection({ getValues, getFieldState }: Pick<DetailsForm, 'getValues' | 'getFieldState'>) {
  const [open, show] = useState(() => askedSections(getValues())[0]?.id);
  const [refusals, setRefusals] = useState(0);
  const showFirstFault = () => {
    const isFaulty = (name: RegistrationField) => getFieldState(name).error !== undefined;
    const first = askedSections(getValues()).find(({ fields }) => fields.some(isFaulty));
    if (first) show(first.id);
    setRefusals((count) => count + 1);
  };
  return { open, show, refusals, showFirstFault };
}

function resolverOf(kind: EstablishmentKind): Resolver<RegistrationValues, unknown, CheckedRegistration> {
  return (values, context, options) => {
    const all = both(askedSections(values).map(({ rules }) => rules(kind, values)));
    // Each section takes its part of the values, whatever else stands beside it.
    return zodResolver(all as z.ZodType<CheckedRegistration, RegistrationValues>)(values, context, options);
  };
}
