import { frenchMessage } from '@alveole/api-client';
import { operationBody } from '@alveole/contracts/repair';
import type { RepairOperationInput } from '@alveole/contracts/repair';
import type { Refusal } from '@alveole/domain';
import { decideOtherReader, namedCodeLimits } from '@alveole/domain';
import { mail, messages, typedMobile } from '@alveole/validation';
import { Button, Form, PhoneField, TextField, useSecondsLeft } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';
import { lastSmsAt } from './last-sms-at.ts';
import { wayTexts } from './code-ways.text.ts';
import classes from './code-ways.module.css';
import type { SecondChannelProps } from './second-channel.tsx';
import { useSecondChannel } from './use-second-channel.ts';

export interface NamedReaderProps extends SecondChannelProps {
  readonly onSent: () => void;
}

/** Sends the code to a number that the client names, for this once. */
export function NamedNumber({ api, file, onSent }: NamedReaderProps): ReactNode {
  const [phone, setPhone] = useState('');
  const sending = useSending({ api, file, onSent });
  const secondsLeft = useSecondsLeft(lastSmsAt(file), namedCodeLimits.spacingMs);
  const texts = wayTexts.number;
  const send = (): void => {
    const number = typedMobile(phone);
    if (secondsLeft === 0) sending.send(attemptOf(number, file.person.mobile));
  };
  return (
    <Form onSubmit={send} error={sending.failure} aria-label={texts.send}>
      <PhoneField
        label={texts.field}
        value={phone}
        onChange={(typed) => {
          setPhone(typed);
          sending.forgetFault();
        }}
        error={sending.fault}
        autoComplete="off"
        isRequired
      />
      <Button type="submit" icon="phone" isPending={sending.isPending} isDisabled={secondsLeft > 0}>
        {secondsLeft > 0 ? `${texts.send} (dans ${secondsLeft}\u00a0s)` : texts.send}
      </Button>
    </Form>
  );
}

/** Sends the code to an address that the client names, for this once; it waits for the SMS as every way by mail does. */
export function NamedAddress({ onSent, ...request }: NamedReaderProps): ReactNode {
  const { api, file } = request;
  const { namedAddressReason: reason } = useSecondChannel(api, request);
  const [address, setAddress] = useState('');
  const sending = useSending({ api, file, onSent });
  const reasonId = useId();
  const texts = wayTexts.mail;
  const send = (): void => {
    const parsed = mail.safeParse(address);
    if (!parsed.success) return sending.send({ fault: parsed.error.issues[0]?.message ?? messages.mail });
    const decision = decideOtherReader('mail', parsed.data, file.person.mail);
    sending.send(decision.ok ? operationBody.sendCodeToAddress(parsed.data) : faultOf(decision.refusal));
  };
  return (
    <Form onSubmit={send} error={sending.failure} aria-label={texts.send}>
      <TextField
        label={texts.field}
        hint={texts.hint}
        value={address}
        onChange={(typed) => {
          setAddress(typed.replace(/\s/g, ''));
          sending.forgetFault();
        }}
        error={sending.fault}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
      <Button
        type="submit"
        icon="mail"
        isPending={sending.isPending}
        isDisabled={reason !== undefined}
        aria-describedby={reason ? reasonId : undefined}
      >
        {texts.send}
      </Button>
      {reason ? (
        <p id={reasonId} className={classes.reason}>
          {reason}
        </p>
      ) : null}
    </Form>
  );
}

/** A sending, or why what was typed cannot be one. */
type Attempt = RepairOperationInput | { readonly fault: string };

/** A code to the number that was typed: not to the client’s own, which the page sends it to without being told. */
function attemptOf(number: string | undefined, own: string | undefined): Attempt {
  if (number === undefined) return { fault: messages.mobile };
  const decision = decideOtherReader('phone', number, own);
  return decision.ok ? operationBody.sendCodeToNumber(number) : faultOf(decision.refusal);
}

function faultOf({ explanation }: Refusal): Attempt {
  return { fault: `${explanation}.` };
}

function useSending({ api, file, onSent }: Pick<NamedReaderProps, 'api' | 'file' | 'onSent'>) {
  const operation = useFileOperation(api, file);
  const [fault, setFault] = useState<string>();
  return {
    fault,
    forgetFault: () => setFault(undefined),
    isPending: operation.isPending,
    failure: operation.error ? frenchMessage(operation.error) : undefined,
    send: (attempt: Attempt): void => {
      if ('fault' in attempt) return setFault(attempt.fault);
      operation.mutate(attempt, { onSuccess: onSent });
    },
  };
}
