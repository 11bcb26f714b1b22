import { operationBody } from '@alveole/contracts/repair';
import { CodeField } from '@alveole/ui';
import { smsCode } from '@alveole/validation';
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
    const typed = smsCode.safeParse(code);
    setFault(typed.error?.issues[0]?.message);
    if (!typed.success) return false;
    await writer.operate(operationBody.confirmPickUp(typed.data), texts.done);
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
