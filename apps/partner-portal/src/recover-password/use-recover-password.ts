import { frenchMessage } from '@alveole/api-client';
import { type RemoteProps } from '@alveole/contracts';
import { sessionRoutes, setPasswordBody } from '@alveole/contracts/session';
import { useMutation } from '@alveole/query';
import { useState } from 'react';
import { passwordFault, type PasswordFault } from './password-fault.ts';
import { codeFailures, passwordFailures, texts } from './recover-password.text.ts';
import { takePasswordLink } from './take-link.ts';

export type RecoveryStep = 'mail' | 'password' | 'done';

export interface NewPassword {
  readonly mail: string;
  readonly code: string;
  readonly password: string;
}

/** The recovery of a password: a code by mail, then the new password. */
export function useRecoverPassword({ api, notify }: RemoteProps) {
  const [link] = useState(() => takePasswordLink());
  const [step, setStep] = useState<RecoveryStep>(link ? 'password' : 'mail');
  const [mail, setMail] = useState(link?.mail ?? '');
  const [sentAt, setSentAt] = useState<number>();
  const warn = (text: string) => notify({ tone: 'danger', text, seconds: 7 });

  const send = useMutation({
    mutationFn: (address: string) => api.call(sessionRoutes.requestRecovery, { params: { mail: address } }),
    onSuccess: (_done, address) => {
      setMail(address);
      setSentAt(Date.now());
      setStep('password');
      notify({ tone: 'success', text: texts.sent, seconds: 7 });
    },
    onError: (failure) => warn(frenchMessage(failure, codeFailures)),
  });
  const change = useMutation({
    mutationFn: (values: NewPassword) => api.call(sessionRoutes.setPassword, { body: setPasswordBody(values) }),
    onSuccess: () => setStep('done'),
    onError: (failure) => warn(frenchMessage(failure, passwordFailures)),
  });
  const goTo = (next: RecoveryStep, address: string) => {
    send.reset();
    change.reset();
    setMail(address);
    setStep(next);
  };

  return {
    step,
    /** Whoever comes by the link of a mail has forgotten nothing yet. */
    title: link ? texts.chooseTitle : texts.title,
    passwordLead: link ? texts.linkLead : texts.passwordLead,
    mail,
    /** The code of the link that led here. */
    code: link?.code ?? '',
    sentAt,
    send: (address: string) => send.mutateAsync(address).catch(() => undefined),
    isSending: send.isPending,
    sendFailure: send.error ? frenchMessage(send.error, codeFailures) : undefined,
    /** The field at fault, when the service refused one. */
    change: (values: NewPassword): Promise<PasswordFault | undefined> =>
      change.mutateAsync(values).then(() => undefined, passwordFault),
    isChanging: change.isPending,
    changeFailure:
      change.error && !passwordFault(change.error) ? frenchMessage(change.error, passwordFailures) : undefined,
    haveCode: (address: string) => goTo('password', address),
    otherMail: () => goTo('mail', mail),
  };
}

export type RecoverPassword = ReturnType<typeof useRecoverPassword>;
