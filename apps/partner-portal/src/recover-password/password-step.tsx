import { ActionBar, Button, CodeField, Form, Stack, TextField } from '@alveole/ui';
import { mail, passwordPair, recoveryCode } from '@alveole/validation';
import { Bound } from '@alveole/ui/bound';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { MailField } from '../form/mail-field.tsx';
import { SendAgain } from '../form/send-again.tsx';
import { texts } from './recover-password.text.ts';
import type { RecoverPassword } from './use-recover-password.ts';

const schema = z.object({ mail, code: recoveryCode }).and(passwordPair);

/** Step 2: the code and the new password, typed twice. */
export function PasswordStep({ recovery }: { recovery: RecoverPassword }): ReactNode {
  const { control, handleSubmit, trigger, getValues, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { mail: recovery.mail, code: recovery.code, password: '', password2: '' },
    shouldFocusError: false,
  });
  const sendAgain = async () => {
    if (await trigger('mail')) await recovery.send(getValues('mail'));
  };
  const change = handleSubmit(async (values) => {
    const fault = await recovery.change(values);
    if (fault) setError(fault.field, { message: fault.text });
  });
  return (
    <Form onSubmit={change} error={recovery.changeFailure ?? recovery.sendFailure} aria-label={recovery.title}>
      <Stack gap="300">
        <Bound control={control} name="mail">
          {(field) => <MailField field={field} label={texts.mail} />}
        </Bound>
        <Stack gap="100">
          <Bound control={control} name="code">
            {(field) => <CodeField {...field} label={texts.code} digits={6} />}
          </Bound>
          <SendAgain sentAt={recovery.sentAt} isPending={recovery.isSending} onSend={() => void sendAgain()} />
        </Stack>
        <Bound control={control} name="password">
          {(field) => (
            <TextField
              {...field}
              label={texts.password}
              hint={texts.passwordHint}
              type="password"
              autoComplete="new-password"
            />
          )}
        </Bound>
        <Bound control={control} name="password2">
          {(field) => <TextField {...field} label={texts.password2} type="password" autoComplete="new-password" />}
        </Bound>
      </Stack>
      <ActionBar>
        <Button type="submit" variant="primary" isPending={recovery.isChanging}>
          {texts.change}
        </Button>
        <Button onPress={recovery.otherMail}>{texts.otherMail}</Button>
      </ActionBar>
    </Form>
  );
}
