import type { EstablishmentRefusal } from '@alveole/contracts';
import { decideEstablishment, definitiveRefusalReasons, temporaryRefusalReasons } from '@alveole/domain';
import type { EstablishmentAct, EstablishmentFile, RefusalReason, StaffActor } from '@alveole/domain';
import { Button, CheckboxGroup, Dialog, Form, TextArea } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { confirmations, texts } from './review-establishment.text.ts';
import { saveFailure } from './save-failure.ts';

/** A refusal that the partner can answer, or one that closes the account. */
export type RefusalAct = Extract<EstablishmentAct, 'refuse-temporarily' | 'refuse-definitively'>;

export interface RefuseDialogProps {
  readonly act: RefusalAct;
  readonly file: EstablishmentFile;
  readonly actor: StaffActor;
  readonly onClose: () => void;
  /** Done, or failed for good and told: the dialog closes. What it throws stands in the dialog. */
  readonly onRefuse: (refusal: EstablishmentRefusal) => Promise<void>;
}

const knownReasons: Readonly<Record<RefusalAct, readonly RefusalReason[]>> = {
  'refuse-temporarily': temporaryRefusalReasons,
  'refuse-definitively': definitiveRefusalReasons,
};

/** The reasons of a refusal, and what it will do. */
export function RefuseDialog({ act, file, actor, onClose, onRefuse }: RefuseDialogProps): ReactNode {
  const formId = useId();
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [failureText, setFailureText] = useState<string>();
  const [isPending, setPending] = useState(false);
  const known = knownReasons[act];
  const explained = known.find(({ needsText, key }) => needsText && checked.includes(String(key)));
  const { title, consequence, confirm } = confirmations[act];

  const submit = async (): Promise<void> => {
    if (isPending) return;
    const reasons = known
      .filter(({ key }) => checked.includes(String(key)))
      .map(({ key, needsText }) => ({ key, ...(needsText ? { explain: text } : {}) }));
    const decision = decideEstablishment(file, { act, reasons }, actor);
    setFault(decision.ok ? undefined : decision.refusal.explanation);
    if (!decision.ok) return;
    setPending(true);
    setFailureText(undefined);
    try {
      await onRefuse({ isDefinitive: act === 'refuse-definitively', reasons });
      onClose();
    } catch (failure) {
      setFailureText(saveFailure(failure).text);
    } finally {
      setPending(false);
    }
  };
  const acts = (
    <>
      <Button onPress={onClose} isDisabled={isPending}>
        {texts.cancel}
      </Button>
      <Button variant="dangerSolid" type="submit" form={formId} isPending={isPending}>
        {confirm}
      </Button>
    </>
  );
  const follow = (change: () => void): void => {
    setFault(undefined);
    change();
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={acts} isGuarded={isPending || text.trim() !== ''}>
      <Form id={formId} onSubmit={() => void submit()} error={failureText}>
        <p>{consequence}</p>
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
      </Form>
    </Dialog>
  );
}
