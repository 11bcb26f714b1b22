import { fieldFaults } from '@alveole/api-client';
import { beneficiaryRoutes, preRegisteredOf, preRegistrationBody } from '@alveole/contracts/beneficiary';
import type { RemoteProps } from '@alveole/contracts';
import { useMutation } from '@alveole/query';
import { messages } from '@alveole/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from '../person-form/failure-text.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { preRegistrationRules } from './pre-registration-rules.ts';
import type { PreRegistration, PreRegistrationDraft } from './pre-registration-rules.ts';
import { usePostcodeCheck } from './use-towns.ts';

const { preRegister } = beneficiaryRoutes;

/** The pre-registration form: its fields and their draft, its one sending, and what came back. */
export function usePreRegistration({ api, config }: RemoteProps) {
  const isKnownPostcode = usePostcodeCheck(api);
  const resolver = useMemo(
    () => zodResolver(preRegistrationRules(config.campaign, isKnownPostcode)),
    [config.campaign, isKnownPostcode],
  );
  const form = useForm<PreRegistrationDraft, unknown, PreRegistration>({
    resolver,
    defaultValues: readDraft(),
    shouldFocusError: false,
  });
  const { subscribe, setError } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  const registration = useMutation({
    mutationFn: async (values: PreRegistration) =>
      preRegisteredOf(await api.call(preRegister, { body: bodyOf(values, new Date()) })),
    onSuccess: forgetDraft,
    onError: (failure) => {
      for (const { field } of fieldFaults(failure)) {
        const refused = refusedFields[field];
        if (refused) setError(refused.name, { message: refused.message });
      }
    },
  });
  const isUnderWay = useRef(false);
  const send = async (values: PreRegistration): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await registration.mutateAsync(values).catch(() => undefined);
    isUnderWay.current = false;
  };
  return {
    control: form.control,
    submit: form.handleSubmit(send),
    isPending: registration.isPending,
    failure: registration.error ? failureText(registration.error) : undefined,
    registered: registration.data,
  };
}

const bodyOf = ({ survey, phone, ...person }: PreRegistration, now: Date) =>
  preRegistrationBody({
    ...person,
    mobile: phone,
    termsAcceptedAt: now,
    surveyAcceptedAt: survey ? now : undefined,
  });

/** Fields that the server may refuse, by their names on the wire. */
const refusedFields: Readonly<Record<string, { name: keyof PreRegistrationDraft; message: string }>> = {
  lastname: { name: 'lastName', message: messages.lastName },
  name: { name: 'firstName', message: messages.firstName },
  birthdate: { name: 'birthDate', message: messages.birthDate },
  birthplace: { name: 'birthPlace', message: messages.birthPlaceCharacters },
  zip: { name: 'postcode', message: messages.postcodeUnknown },
  phone: { name: 'phone', message: messages.mobile },
  mail: { name: 'mail', message: messages.mail },
};
