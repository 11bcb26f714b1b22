import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentRefusal, EstablishmentView } from '@alveole/contracts/establishment';
import { linesOfRefusal } from '@alveole/contracts/establishment';
import { decideEstablishment, definitiveRefusalReasons, temporaryRefusalReasons } from '@alveole/domain';
import type { EstablishmentAct, RefusalReason, StaffActor } from '@alveole/domain';
import { CheckboxGroup, TextArea } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MailedRefusalDialog } from './mailed-refusal-dialog.tsx';
import { confirmations, texts } from './review-establishment.text.ts';

/** A refusal that the partner can answer, or one that closes the account. */
export type RefusalAct = Extract<EstablishmentAct, 'refuse-temporarily' | 'refuse-definitively'>;

export interface RefuseDialogProps {
  readonly api: RemoteProps['api'];
  readonly act: RefusalAct;
  readonly file: EstablishmentView;
  readonly actor: StaffActor;
  readonly onClose: () => void;
  readonly onRefuse: (refusal: EstablishmentRefusal) => Promise<unknown>;
}

const knownReasons: Readonly<Record<RefusalAct, readonly RefusalReason[]>> = {
  'refuse-temporarily': temporaryRefusalReasons,
  'refuse-definitively': definitiveRefusalReasons,
};

/** The reasons of a refusal, and what it will do. */
export function RefuseDialog({ api, act, file, actor, onClose, onRefuse }: RefuseDialogProps): ReactNode {
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const known = knownReasons[act];
  const explained = known.find(({ needsText, key }) => needsText && checked.includes(String(key)));
  const reasons = known
    .filter(({ key }) => checked.includes(String(key)))
    .map(({ key, needsText }) => ({ key, ...(needsText ? { explain: text } : {}) }));
  const refusal = { isDefinitive: act === 'refuse-definitively', reasons };
  const check = (): readonly string[] | undefined => {
    const decision = decideEstablishment(file, { act, reasons }, actor);
    setFault(decision.ok ? undefined : decision.refusal.explanation);
    return decision.ok ? linesOfRefusal(refusal) : undefined;
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
      onSend={() => onRefuse(refusal)}
      onClose={onClose}
    >
      <CheckboxGroup
        label={texts.reasonsLabel}
        hint={texts.reasonsHint}
        options={known.map(({ key, label }) => ({ value: String(key), label }))}
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
