import { ActionBar, Button, Form } from '@alveole/ui';
import { mail } from '@alveole/validation';
import { Bound } from '@alveole/ui/bound';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { MailField } from '../form/mail-field.tsx';
import { texts } from './recover-password.text.ts';
import type { RecoverPassword } from './use-recover-password.ts';

const schema = z.object({ mail });

/** Step 1: where the code goes. */
export function MailStep({ recovery }: { recovery: RecoverPassword }): ReactNode {
  const { control, handleSubmit, getValues } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { mail: recovery.mail },
    shouldFocusError: false,
  });
  return (
    <Form
      onSubmit={handleSubmit((values) => recovery.send(values.mail))}
      error={recovery.sendFailure}
      aria-label={texts.title}
    >
      <Bound control={control} name="mail">
        {(field) => <MailField field={field} label={texts.mail} />}
      </Bound>
      <ActionBar>
        <Button type="submit" variant="primary" isPending={recovery.isSending}>
          {texts.send}
        </Button>
        <Button onPress={() => recovery.haveCode(getValues('mail'))}>{texts.haveCode}</Button>
      </ActionBar>
    </Form>
  );
}
