import type { RemoteProps } from '@alveole/contracts';
import { LinkButton, Notice, Stepper, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { AuthFrame } from '../form/auth-frame.tsx';
import { MailStep } from './mail-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { texts } from './recover-password.text.ts';
import { useRecoverPassword } from './use-recover-password.ts';

/** A forgotten password is replaced with the help of a code sent by mail. */
export function RecoverPasswordPage(props: RemoteProps): ReactNode {
  const recovery = useRecoverPassword(props);
  if (recovery.step === 'done') return <PasswordChanged title={recovery.title} />;
  const isFirst = recovery.step === 'mail';
  return (
    <AuthFrame
      title={recovery.title}
      focusKey={recovery.step}
      lead={isFirst ? texts.mailLead : recovery.passwordLead}
      steps={<Stepper label={texts.stepsLabel} steps={texts.steps} current={recovery.step} />}
      after={
        <p>
          <TextLink href="/auth/login">{texts.back}</TextLink>
        </p>
      }
    >
      {isFirst ? <MailStep recovery={recovery} /> : <PasswordStep recovery={recovery} />}
    </AuthFrame>
  );
}

function PasswordChanged({ title }: { title: string }): ReactNode {
  return (
    <AuthFrame title={title}>
      <Notice tone="success" title={texts.doneTitle} isLive>
        {texts.doneLead}
      </Notice>
      <div>
        <LinkButton href="/auth/login" variant="primary">
          {texts.signIn}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
