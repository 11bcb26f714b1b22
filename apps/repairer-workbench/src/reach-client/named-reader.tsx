import { frenchMessage } from '@alveole/api-client';
import { operationBody } from '@alveole/contracts/repair';
import type { RepairOperationInput } from '@alveole/contracts/repair';
import { mail, messages, typedMobile } from '@alveole/validation';
import { Button, Form, PhoneField, TextField } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';
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
  const texts = wayTexts.number;
  const send = (): void => {
    const number = typedMobile(phone);
    sending.send(number === undefined ? { fault: messages.mobile } : operationBody.sendCodeToNumber(number));
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
      <Button type="submit" icon="phone" isPending={sending.isPending}>
        {texts.send}
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
    sending.send(
      parsed.success
        ? operationBody.sendCodeToAddress(parsed.data)
        : { fault: parsed.error.issues[0]?.message ?? messages.mail },
    );
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
