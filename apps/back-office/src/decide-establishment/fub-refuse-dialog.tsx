import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { decideEstablishment } from '@alveole/domain';
import type { StaffActor } from '@alveole/domain';
import { TextArea } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MailedRefusalDialog } from './mailed-refusal-dialog.tsx';
import { confirmations, texts } from './decide-establishment.text.ts';

export interface FubRefuseDialogProps {
  readonly api: RemoteProps['api'];
  readonly file: EstablishmentView;
  readonly actor: StaffActor;
  readonly onClose: () => void;
  readonly onRefuse: (reason: string) => Promise<unknown>;
}

/** The federation's reason for refusing a request, in its own words. */
export function FubRefuseDialog({ api, file, actor, onClose, onRefuse }: FubRefuseDialogProps): ReactNode {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const check = (): readonly string[] | undefined => {
    const decision = decideEstablishment(file, { act: 'fub-refuses', text }, actor);
    setFault(decision.ok ? undefined : decision.refusal.explanation);
    return decision.ok ? [text.trim()] : undefined;
  };
  return (
    <MailedRefusalDialog
      {...confirmations['fub-refuses']}
      api={api}
      establishment={file}
      mail="fub-refused"
      check={check}
      isDirty={text.trim() !== ''}
      onSend={() => onRefuse(text.trim())}
      onClose={onClose}
    >
      <TextArea
        label={texts.fubReason}
        hint={texts.fubReasonHint}
        value={text}
        onChange={(typed) => {
          setFault(undefined);
          setText(typed);
        }}
        error={fault}
        maxLength={2000}
      />
    </MailedRefusalDialog>
  );
}
