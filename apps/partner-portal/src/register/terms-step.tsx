import { ActionBar, Button, Checkbox, Form, Stack, TextLink } from '@alveole/ui';
import { acceptedTerms } from '@alveole/validation';
import { Bound } from '@alveole/ui/bound';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { texts } from './register.text.ts';
import type { StepProps } from './register-page.tsx';

const schema = z.object({ cguAccept: acceptedTerms, cgsAccept: acceptedTerms });
type Consents = Record<'cguAccept' | 'cgsAccept', boolean>;

/** Step 2: the conditions, to read and to accept. */
export function TermsStep({ registration }: StepProps): ReactNode {
  const { draft, keep, goTo, leaveTerms } = registration;
  const { control, handleSubmit } = useForm<Consents, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema as z.ZodType<z.output<typeof schema>, Consents>),
    defaultValues: { cguAccept: draft.cguAccept, cgsAccept: draft.cgsAccept },
    shouldFocusError: false,
  });
  const accept = (consents: Consents) => {
    keep(consents);
    goTo('details');
  };
  return (
    <Form onSubmit={handleSubmit(accept)} aria-label={texts.title}>
      <TextLink href="/documents/conditions-generales-utilisation.pdf" isExternal>
        {texts.termsDocument}
      </TextLink>
      <Stack gap="200">
        <Bound control={control} name="cguAccept">
          {(field) => <Checkbox {...field} label={texts.cguAccept} />}
        </Bound>
        <Bound control={control} name="cgsAccept">
          {(field) => <Checkbox {...field} label={texts.cgsAccept} />}
        </Bound>
      </Stack>
      <ActionBar>
        <Button type="submit" variant="primary">
          {texts.continue}
        </Button>
        <Button onPress={leaveTerms}>{texts.back}</Button>
      </ActionBar>
    </Form>
  );
}
