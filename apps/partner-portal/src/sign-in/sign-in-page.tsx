import type { RemoteProps } from '@alveole/contracts';
import { Button, Checkbox, Form, LinkButton, Row, Stack, TextField, TextLink } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { AuthFrame } from '../auth-frame/auth-frame.tsx';
import { MailField } from '../form/mail-field.tsx';
import { texts } from './sign-in.text.ts';
import { useSignIn } from './use-sign-in.ts';
import classes from './sign-in.module.css';

/** Mail and password open the session. */
export function SignInPage(props: RemoteProps): ReactNode {
  const { control, submit, isPending, failure } = useSignIn(props);
  return (
    <AuthFrame title={texts.title} lead={texts.lead} after={<Newcomer />}>
      <Form onSubmit={submit} error={failure} aria-label={texts.title}>
        <Stack gap="300">
          <Bound control={control} name="mail">
            {(field) => <MailField field={field} label={texts.mail} />}
          </Bound>
          <Bound control={control} name="password">
            {(field) => <TextField {...field} label={texts.password} type="password" autoComplete="current-password" />}
          </Bound>
          <Row justify="between" align="start" gap="200">
            <Bound control={control} name="remember">
              {(field) => <Checkbox {...field} label={texts.remember} hint={texts.rememberHint} />}
            </Bound>
            <span className={classes.forgot}>
              <TextLink href="/auth/forgot">{texts.forgot}</TextLink>
            </span>
          </Row>
        </Stack>
        <Button type="submit" variant="primary" size="l" isWide isPending={isPending}>
          {texts.submit}
        </Button>
      </Form>
    </AuthFrame>
  );
}

function Newcomer(): ReactNode {
  return (
    <section className={classes.newcomer} aria-labelledby="newcomer">
      <h2 id="newcomer" className={classes.newcomerTitle}>
        {texts.newcomer}
      </h2>
      <p>{texts.newcomerLead}</p>
      <div>
        <LinkButton href="/auth/register">{texts.register}</LinkButton>
      </div>
    </section>
  );
}
