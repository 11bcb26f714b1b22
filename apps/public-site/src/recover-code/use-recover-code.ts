import { consumerIdOf, beneficiaryRoutes, recoverCodeBody } from '@alveole/contracts/beneficiary';
import type { RemoteProps } from '@alveole/contracts';
import { useMutation } from '@alveole/query';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { failureText } from '../person-form/failure-text.ts';
import { emptyPerson, personRules } from '../person-form/person-rules.ts';
import { refusals } from './recover-code.text.ts';

type Person = z.output<ReturnType<typeof personRules>>;

/** The lost-code form: who one is, and the code that came back. */
export function useRecoverCode({ api, config }: RemoteProps) {
  const resolver = useMemo(() => zodResolver(personRules(config.campaign)), [config.campaign]);
  const form = useForm<typeof emptyPerson, unknown, Person>({
    resolver,
    defaultValues: emptyPerson,
    shouldFocusError: false,
  });
  const recovery = useMutation({
    mutationFn: async (person: Person) => {
      const body = recoverCodeBody(person);
      return consumerIdOf(await api.call(beneficiaryRoutes.recoverConsumerId, { body }));
    },
  });
  return {
    control: form.control,
    submit: form.handleSubmit((person) => recovery.mutateAsync(person).catch(() => undefined)),
    isPending: recovery.isPending,
    failure: recovery.error ? failureText(recovery.error, refusals) : undefined,
    code: recovery.data,
  };
}
