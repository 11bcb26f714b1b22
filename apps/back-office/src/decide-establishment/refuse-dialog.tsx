import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { decideEstablishment, refusalLines, refusalReasons } from '@alveole/domain';
import type { GivenReason, RefusalAct, StaffActor } from '@alveole/domain';
import { CheckboxGroup, TextArea } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MailedRefusalDialog } from './mailed-refusal-dialog.tsx';
import { confirmations, texts } from './decide-establishment.text.ts';

export interface RefuseDialogProps {
  readonly api: RemoteProps['api'];
  readonly act: RefusalAct;
  readonly file: EstablishmentView;
  readonly actor: StaffActor;
  readonly onClose: () => void;
  readonly onRefuse: (reasons: readonly GivenReason[]) => Promise<unknown>;
}

/** The reasons of a refusal, and what it will do. */
export function RefuseDialog({ api, act, file, actor, onClose, onRefuse }: RefuseDialogProps): ReactNode {
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const offeredReasons = refusalReasons[act];
  const explained = offeredReasons.find(({ needsText, key }) => needsText && checked.includes(String(key)));
  const reasons = offeredReasons
    .filter(({ key }) => checked.includes(String(key)))
    .map(({ key, needsText }) => ({ key, ...(needsText ? { explain: text } : {}) }));
  const check = (): readonly string[] | undefined => {
    const decision = decideEstablishment(file, { act, reasons }, actor);
    setFault(decision.ok ? undefined : decision.refusal.explanation);
    return decision.ok ? refusalLines(reasons, offeredReasons) : undefined;
  };
  const follow = (change: () => void): void => {
    setFault(undefined);
    change();
  };
  return (
    <MailedRefusalDialog
      {...confirmations[act]}
      api={api}
      establishment={file}
      mail={act === 'refuse-definitively' ? 'refused-definitively' : 'refused-temporarily'}
      check={check}
      isDirty={text.trim() !== ''}
      onSend={() => onRefuse(reasons)}
      onClose={onClose}
    >
      <CheckboxGroup
        label={texts.reasonsLabel}
        hint={texts.reasonsHint}
        options={offeredReasons.map(({ key, label }) => ({ value: String(key), label }))}
        value={checked}
        onChange={(keys) => follow(() => setChecked(keys))}
        error={explained ? undefined : fault}
      />
      {explained ? (
        <TextArea
          label={texts.explain}
          value={text}
          onChange={(typed) => follow(() => setText(typed))}
          error={fault}
          maxLength={2000}
        />
      ) : null}
    </MailedRefusalDialog>
  );
}
