import { decideEstablishment, definitiveRefusalReasons, temporaryRefusalReasons } from '@alveole/domain';
import type { EstablishmentFile, GivenReason, RefusalReason, StaffActor } from '@alveole/domain';
import { Button, CheckboxGroup, Dialog, Form, TextArea } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { RefusalKind } from './refusal-lines.ts';
import { confirmations, texts } from './review-establishment.text.ts';
import { saveFailure } from './save-failure.ts';

export interface RefuseDialogProps {
  readonly kind: RefusalKind;
  readonly file: EstablishmentFile;
  readonly actor: StaffActor;
  readonly onClose: () => void;
  /** Done, or failed for good and told: the dialog closes. What it throws stands in the dialog. */
  readonly onRefuse: (reasons: readonly GivenReason[]) => Promise<void>;
}

const actOf = { temporary: 'refuse-temporarily', definitive: 'refuse-definitively' } as const;
const knownReasons: Readonly<Record<RefusalKind, readonly RefusalReason[]>> = {
  temporary: temporaryRefusalReasons,
  definitive: definitiveRefusalReasons,
};

/** The reasons of a refusal, and what it will do. */
export function RefuseDialog({ kind, file, actor, onClose, onRefuse }: RefuseDialogProps): ReactNode {
  const formId = useId();
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const known = knownReasons[kind];
  const explained = known.find(({ needsText, key }) => needsText && checked.includes(String(key)));
  const act = actOf[kind];
  const { title, consequence, confirm } = confirmations[act];

  const submit = async (): Promise<void> => {
    if (isPending) return;
    const reasons = known
      .filter(({ key }) => checked.includes(String(key)))
      .map(({ key, needsText }) => ({ key, ...(needsText ? { explain: text } : {}) }));
    const decision = decideEstablishment(file, { act, reasons }, actor);
    setError(decision.ok ? undefined : decision.refusal.explanation);
    if (!decision.ok) return;
    setPending(true);
    setFailure(undefined);
    try {
      await onRefuse(reasons);
      onClose();
    } catch (fault) {
      setFailure(saveFailure(fault, false).text);
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
    setError(undefined);
    change();
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={acts} isGuarded={isPending || text.trim() !== ''}>
      <Form id={formId} onSubmit={() => void submit()} error={failure}>
        <p>{consequence}</p>
        <CheckboxGroup
          label={texts.reasonsLabel}
          hint={texts.reasonsHint}
          options={known.map(({ key, label }) => ({ value: String(key), label }))}
          value={checked}
          onChange={(keys) => follow(() => setChecked(keys))}
          error={explained ? undefined : error}
        />
        {explained ? (
          <TextArea
            label={texts.explain}
            value={text}
            onChange={(typed) => follow(() => setText(typed))}
            error={error}
            maxLength={2000}
          />
        ) : null}
      </Form>
    </Dialog>
  );
}
