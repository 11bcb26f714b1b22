import { CodeField, Fieldset, Stack } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { SendAgain } from '../form/send-again.tsx';
import { texts } from './register-establishment.text.ts';
import type { RegistrationValues } from './registration-form.ts';
import type { Registration } from './request-code.ts';

/** The code of the mail; another one may be asked for after a minute. */
export function CodeSection({ registration }: { registration: Registration }): ReactNode {
  const { control } = useFormContext<RegistrationValues>();
  const { draft, sendAgain, isSending, sendFailure } = registration;
  return (
    <Fieldset legend={texts.codeTitle} error={sendFailure}>
      <Stack gap="100">
        <Bound control={control} name="code">
          {(field) => <CodeField {...field} label={texts.code} hint={texts.codeHint(draft.mail)} digits={6} />}
        </Bound>
        <SendAgain sentAt={draft.sentAt ?? undefined} isPending={isSending} onSend={() => void sendAgain()} />
      </Stack>
    </Fieldset>
  );
}
