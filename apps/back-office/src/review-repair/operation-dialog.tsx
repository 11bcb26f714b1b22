import type { RepairOperationInput } from '@alveole/contracts';
import { complementText, requiredText } from '@alveole/validation';
import { Button, Dialog, Form, TextArea } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { operationFailure } from './operation-failure.ts';
import type { ReviewOperation } from './repair-acts.ts';
import { motifTab } from './repair-case.ts';
import { operationTexts, texts } from './review-repair.text.ts';
import { useDraft } from './use-draft.ts';

export interface OperationDialogProps {
  readonly operation: ReviewOperation;
  readonly fileNumber: string;
  readonly onClose: () => void;
  readonly onConfirm: (operation: RepairOperationInput) => Promise<unknown>;
}

interface TypedOperation {
  /** Absent: what is typed may be left out. */
  readonly schema?: z.ZodType<string, string>;
  readonly make: (text: string) => RepairOperationInput;
}

const motif = (text: string) => ({ code: 'CODE29' as const, tab: motifTab(text) });
const bare = (operation_code: 'AVAL' | 'AVALECH' | 'COMR' | 'ECH' | 'ACAN'): TypedOperation => ({
  make: () => ({ operation_code, operation_data: {} }),
});
const comment = requiredText('Veuillez saisir un commentaire', 2000);

/** What each operation sends of what was typed. */
const operations: Readonly<Record<ReviewOperation, TypedOperation>> = {
  AVAL: bare('AVAL'),
  AVALECH: bare('AVALECH'),
  COMR: bare('COMR'),
  ECH: bare('ECH'),
  ACAN: bare('ACAN'),
  COM: { schema: complementText, make: (text) => ({ operation_code: 'COM', operation_data: { motif: motif(text) } }) },
  COMECH: {
    schema: complementText,
    make: (text) => ({ operation_code: 'COMECH', operation_data: { motif: motif(text) } }),
  },
  NIL: {
    make: (text) => ({ operation_code: 'NIL', operation_data: text.trim() === '' ? {} : { motif: motif(text) } }),
  },
  VAL: {
    schema: comment,
    make: (text) => ({ operation_code: 'VAL', operation_data: { operation_comment: text.trim() } }),
  },
};

const dangerous: ReadonlySet<ReviewOperation> = new Set(['NIL', 'ACAN']);

/** Asks before an operation, names its consequence, and takes the text that goes with it. */
export function OperationDialog({ operation, fileNumber, onClose, onConfirm }: OperationDialogProps): ReactNode {
  const formId = useId();
  const draft = useDraft(`alveole.draft.${fileNumber}.${operation}`);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const { title, consequence, confirm, textLabel } = operationTexts[operation];
  const { schema, make } = operations[operation];

  const submit = async (): Promise<void> => {
    const parsed = schema?.safeParse(draft.text);
    setError(parsed?.error?.issues[0]?.message);
    if (isPending || parsed?.success === false) return;
    setPending(true);
    setFailure(undefined);
    try {
      if ((await onConfirm(make(draft.text))) !== false) draft.clear();
      onClose();
    } catch (failure) {
      setFailure(operationFailure(failure));
    } finally {
      setPending(false);
    }
  };
  const type = (text: string): void => {
    setError(undefined);
    draft.change(text);
  };
  const acts = (
    <>
      <Button onPress={onClose} isDisabled={isPending}>
        {texts.cancel}
      </Button>
      <Button
        variant={dangerous.has(operation) ? 'dangerSolid' : 'primary'}
        type="submit"
        form={formId}
        isPending={isPending}
        autoFocus={textLabel === undefined}
      >
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={acts} isGuarded={isPending}>
      <Form id={formId} onSubmit={() => void submit()} error={failure}>
        <p>{consequence}</p>
        {textLabel === undefined ? null : (
          <TextArea
            label={textLabel}
            isOptional={schema === undefined}
            value={draft.text}
            onChange={type}
            error={error}
            maxLength={schema === comment ? 2000 : 4000}
            autoFocus
          />
        )}
      </Form>
    </Dialog>
  );
}
