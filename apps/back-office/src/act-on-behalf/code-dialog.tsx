import { operationBody } from '@alveole/contracts/repair';
import { CodeField } from '@alveole/ui';
import { typedDigits } from '@alveole/domain';
import { smsCodeFault } from '@alveole/validation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CaseWriter } from '../operate-repair/operate-repair.ts';
import { texts } from './act-on-behalf.text.ts';
import { BehalfDialog } from './behalf-dialog.tsx';

export interface CodeDialogProps {
  readonly writer: Pick<CaseWriter, 'operate'>;
  readonly onClose: () => void;
}

/** The six digits that the beneficiary tells on the phone: the file is finalised by them, as at the counter. */
export function CodeDialog({ writer, onClose }: CodeDialogProps): ReactNode {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const send = async (): Promise<boolean> => {
    const refusal = smsCodeFault(code);
    setFault(refusal);
    if (refusal !== undefined) return false;
    await writer.operate(operationBody.confirmPickUp(typedDigits(code)), texts.done);
    return true;
  };
  return (
    <BehalfDialog
      title={texts.code}
      confirm={texts.sendCode}
      isTouched={code !== ''}
      onClose={onClose}
      onConfirm={send}
    >
      <p>{texts.codeLead}</p>
      <CodeField
        label={texts.codeField}
        digits={6}
        value={code}
        onChange={(typed) => {
          setFault(undefined);
          setCode(typed);
        }}
        error={fault}
        autoFocus
      />
    </BehalfDialog>
  );
}
