import { Dialog, DialogActs, Form } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { operationFailureText } from '../operate-repair/operation-failure-text.ts';

export interface BehalfDialogProps {
  readonly title: string;
  readonly confirm: string;
  /** Something was typed or sent that a stray press must not throw away. */
  readonly isTouched: boolean;
  readonly onClose: () => void;
  /** Answers false when something typed is missing, and says so at its field. */
  readonly onConfirm: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** A form that does one act in the repairer's place; what the server refuses stands in it. */
export function BehalfDialog(props: BehalfDialogProps): ReactNode {
  const { title, confirm, isTouched, onClose, onConfirm, children } = props;
  const formId = useId();
  const [failureText, setFailureText] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async (): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setFailureText(undefined);
    try {
      if (await onConfirm()) onClose();
    } catch (failure) {
      setFailureText(operationFailureText(failure));
    } finally {
      setPending(false);
    }
  };
  const acts = <DialogActs label={confirm} onCancel={onClose} form={formId} isPending={isPending} />;
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={acts} isGuarded={isPending || isTouched}>
      <Form id={formId} onSubmit={() => void submit()} error={failureText}>
        {children}
      </Form>
    </Dialog>
  );
}
