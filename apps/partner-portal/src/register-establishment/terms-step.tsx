import { legalTextPlace } from '@alveole/domain';
import { ActionBar, Button, Checkbox, Form, Stack, TextLink } from '@alveole/ui';
import { acceptedTerms } from '@alveole/validation';
import { Bound } from '@alveole/ui/bound';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { texts } from './register-establishment.text.ts';
import type { StepProps } from './register-establishment-page.tsx';

const schema = z.object({ termsAccepted: acceptedTerms, conditionsAccepted: acceptedTerms });
type Consents = Record<'termsAccepted' | 'conditionsAccepted', boolean>;

const documents = (['conditions-generales', 'donnees-personnelles', 'conditions-reparateurs'] as const).map((id) => ({
  pdf: legalTextPlace(id).pdf,
  name: texts.documents[id],
}));

/** Step 2: the conditions, to read and to accept. */
export function TermsStep({ registration }: StepProps): ReactNode {
  const { draft, keep, goTo, leaveTerms } = registration;
  const { control, handleSubmit } = useForm<Consents, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema as z.ZodType<z.output<typeof schema>, Consents>),
    defaultValues: { termsAccepted: draft.termsAccepted, conditionsAccepted: draft.conditionsAccepted },
    shouldFocusError: false,
  });
  const accept = (consents: Consents) => {
    keep(consents);
    goTo('details');
  };
  return (
    <Form onSubmit={handleSubmit(accept)} aria-label={texts.title}>
      <Stack gap="100" as="ul">
        {documents.map(({ pdf, name }) => (
          <li key={pdf}>
            <TextLink href={`/${pdf}`} isExternal>
              {name}
            </TextLink>
          </li>
        ))}
      </Stack>
      <Stack gap="200">
        <Bound control={control} name="termsAccepted">
          {(field) => <Checkbox {...field} label={texts.termsAccepted} />}
        </Bound>
        <Bound control={control} name="conditionsAccepted">
          {(field) => <Checkbox {...field} label={texts.conditionsAccepted} />}
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
