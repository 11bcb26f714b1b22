import { frenchMessage } from '@alveole/api-client';
import { operationBody } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import type { ReceiptReader } from '@alveole/domain';
import { Dialog, DialogActs, Form, RadioGroup, TextField } from '@alveole/ui';
import { mail } from '@alveole/validation';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { maskedMail } from '../reach-client/masked-mail.ts';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';
import { texts } from './finish-file.text.ts';

export interface ReceiptDialogProps extends Pick<RemoteProps, 'api' | 'notify'> {
  readonly file: RepairView;
  readonly onClose: () => void;
}

/** Sends the receipt to the address that the client left with the programme, or to one that he names, which is not kept. */
export function ReceiptDialog({ api, notify, file, onClose }: ReceiptDialogProps): ReactNode {
  const formId = useId();
  const knownMail = file.person.mail;
  const [reader, setReader] = useState<ReceiptReader>(knownMail ? 'beneficiary' : 'other');
  const [typedMail, setTypedMail] = useState('');
  const [fault, setFault] = useState<string>();
  const operation = useFileOperation(api, file);
  const send = (address?: string): void =>
    operation.mutate(operationBody.sendReceipt(address), {
      onSuccess: () => {
        notify({ tone: 'success', text: texts.receiptSent });
        onClose();
      },
    });
  const submit = (): void => {
    if (reader === 'beneficiary') return send();
    const parsed = mail.safeParse(typedMail);
    setFault(parsed.error?.issues[0]?.message);
    if (parsed.success) send(parsed.data);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.mailReceipt}
      isGuarded={operation.isPending}
      footer={<DialogActs label={texts.sendReceipt} form={formId} onCancel={onClose} isPending={operation.isPending} />}
    >
      <Form
        id={formId}
        onSubmit={submit}
        error={operation.error ? frenchMessage(operation.error) : undefined}
        aria-label={texts.mailReceipt}
      >
        {knownMail ? (
          <RadioGroup
            label={texts.receiptTo}
            options={[
              { value: 'beneficiary', label: maskedMail(knownMail), description: texts.knownMail },
              { value: 'other', label: texts.otherMail },
            ]}
            value={reader}
            onChange={setReader}
          />
        ) : null}
        {reader === 'other' ? (
          <TextField
            label={texts.clientMail}
            hint={texts.clientMailHint}
            value={typedMail}
            onChange={(typed) => {
              setTypedMail(typed.replace(/\s/g, ''));
              setFault(undefined);
            }}
            error={fault}
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck="false"
            isRequired
            autoFocus
          />
        ) : null}
      </Form>
    </Dialog>
  );
}
