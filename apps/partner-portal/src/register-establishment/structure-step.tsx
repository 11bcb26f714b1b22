import { establishmentKindLabels, establishmentKinds, type EstablishmentKind } from '@alveole/domain';
import { ActionBar, Button, Form, LinkButton, RadioGroup, Stack } from '@alveole/ui';
import { mail, messages } from '@alveole/validation';
import { Bound } from '@alveole/ui/bound';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { MailField } from '../form/mail-field.tsx';
import { kindDescriptions, texts } from './register-establishment.text.ts';
import type { StepProps } from './register-establishment-page.tsx';
import type { Applicant } from './request-code.ts';

/** `EstablishmentKind` as the radio buttons write it. */
type KindChoice = `${EstablishmentKind}`;
type Typed = { kind: KindChoice | undefined; mail: string };

const kindChoices = establishmentKinds.map((kind): KindChoice => `${kind}`);

const schema = z.object({
  kind: z.enum(kindChoices, messages.entityStatus).transform((value) => Number(value) as EstablishmentKind),
  mail,
});

const options = establishmentKinds.map((kind) => ({
  value: String(kind),
  label: establishmentKindLabels[kind],
  description: kindDescriptions[kind],
}));

/** Step 1: the kind of structure, and the address that the code goes to. */
export function StructureStep({ registration }: StepProps): ReactNode {
  const { draft, begin, isSending, sendFailure } = registration;
  const { control, handleSubmit } = useForm<Typed, unknown, Applicant>({
    // Nothing is chosen at first; the rule says so.
    resolver: zodResolver(schema as z.ZodType<Applicant, Typed>),
    defaultValues: { kind: choiceOf(draft.kind), mail: draft.mail },
    shouldFocusError: false,
  });
  return (
    <Form onSubmit={handleSubmit(begin)} error={sendFailure} aria-label={texts.title}>
      <Stack gap="300">
        <Bound control={control} name="kind">
          {(field) => (
            <RadioGroup {...field} value={field.value ?? null} label={texts.kind} variant="cards" options={options} />
          )}
        </Bound>
        <Bound control={control} name="mail">
          {(field) => <MailField field={field} label={texts.mail} hint={texts.mailHint} autoComplete="email" />}
        </Bound>
      </Stack>
      <ActionBar>
        <Button type="submit" variant="primary" isPending={isSending}>
          {texts.sendAndContinue}
        </Button>
        <LinkButton href="/auth/login">{texts.back}</LinkButton>
      </ActionBar>
    </Form>
  );
}

function choiceOf(kind: EstablishmentKind | null): KindChoice | undefined {
  return kind === null ? undefined : (`${kind}` as const);
}
