import { operationBody } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { RepairOperationInput, RepairView } from '@alveole/contracts/repair';
import { personName } from '@alveole/domain';
import type { ReasonPurpose } from '@alveole/domain';
import { complementFault, requiredTextFault } from '@alveole/validation';
import { DefinitionList, Dialog, DialogActs, Form, TextArea } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { InsertReason } from '../save-reasons/insert-reason.tsx';
import { operationFailureText } from '../operate-repair/operation-failure-text.ts';
import { isSecondOfTwo } from './repair-acts.ts';
import type { ReviewOperation } from './repair-acts.ts';
import { GrantedFile } from './granted-file.tsx';
import { confirmation, grantTexts, operationTexts, texts } from './review-repair.text.ts';
import type { OperationTexts } from './review-repair.text.ts';
import { useDraft } from '../operate-repair/use-draft.ts';

export interface OperationDialogProps {
  readonly api: ApiCaller;
  readonly operation: ReviewOperation;
  readonly file: RepairView;
  /** Who decides. */
  readonly userId: string;
  readonly onClose: () => void;
  readonly onConfirm: (operation: RepairOperationInput) => Promise<unknown>;
}

interface TypedOperation {
  /** The kept reasons that go with it. */
  readonly purpose?: ReasonPurpose;
  /** Absent: what is typed may be left out. */
  readonly faultOf?: (text: string) => string | undefined;
  readonly make: (text: string) => RepairOperationInput;
}

const bare = (code: 'RECO' | 'AVAL' | 'AVALECH' | 'COMR' | 'ECH' | 'ACAN'): TypedOperation => ({
  make: () => operationBody.review(code),
});
const complement = (code: 'COM' | 'COMECH'): TypedOperation => ({
  purpose: 'complement',
  faultOf: complementFault,
  make: (text) => operationBody.askComplement(code, text),
});
const commentFault = (text: string) => requiredTextFault(text, 'Veuillez saisir un commentaire', 2000);

/** What each operation sends of what was typed. */
const operations: Readonly<Record<ReviewOperation, TypedOperation>> = {
  RECO: bare('RECO'),
  AVAL: bare('AVAL'),
  AVALECH: bare('AVALECH'),
  COMR: bare('COMR'),
  ECH: bare('ECH'),
  ACAN: bare('ACAN'),
  COM: complement('COM'),
  COMECH: complement('COMECH'),
  NIL: { purpose: 'refusal', make: operationBody.notEligible },
  VAL: { faultOf: commentFault, make: (text) => operationBody.confirmPickUpWithoutCode(text.trim()) },
};

/** What grants a premium, or leads there. */
const grants: ReadonlySet<ReviewOperation> = new Set(['RECO', 'AVAL', 'AVALECH']);
const dangerous: ReadonlySet<ReviewOperation> = new Set(['NIL', 'ACAN']);

/** Asks before an operation, names its consequence, and takes the text that goes with it. */
export function OperationDialog({ api, operation, file, userId, onClose, onConfirm }: OperationDialogProps): ReactNode {
  const formId = useId();
  const draft = useDraft(file.fileNumber, operation);
  const [fault, setFault] = useState<string>();
  const [failureText, setFailureText] = useState<string>();
  const [isPending, setPending] = useState(false);
  const { title, consequence, confirm, textLabel } = questionOf(operation, file);
  const { purpose, faultOf, make } = operations[operation];

  const submit = async (): Promise<void> => {
    const refusal = faultOf?.(draft.text);
    setFault(refusal);
    if (isPending || refusal !== undefined) return;
    setPending(true);
    setFailureText(undefined);
    try {
      if ((await onConfirm(make(draft.text))) !== false) draft.clear();
      onClose();
    } catch (failure) {
      setFailureText(operationFailureText(failure));
    } finally {
      setPending(false);
    }
  };
  const type = (text: string): void => {
    setFault(undefined);
    draft.change(text);
  };
  const acts = (
    <DialogActs
      label={confirm}
      onCancel={onClose}
      variant={dangerous.has(operation) ? 'dangerSolid' : 'primary'}
      form={formId}
      isPending={isPending}
      autoFocus={textLabel === undefined}
    />
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={acts} isGuarded={isPending}>
      <Form id={formId} onSubmit={() => void submit()} error={failureText}>
        {grants.has(operation) ? <GrantedFile api={api} file={file} userId={userId} /> : <NamedFile file={file} />}
        <p>{consequence}</p>
        {operation === 'VAL' ? null : <p>{texts.regret}</p>}
        {purpose === undefined ? null : (
          <InsertReason api={api} purpose={purpose} onChoose={(reason) => type(withReason(draft.text, reason))} />
        )}
        {textLabel === undefined ? null : (
          <TextArea
            label={textLabel}
            isOptional={faultOf === undefined}
            value={draft.text}
            onChange={type}
            error={fault}
            maxLength={faultOf === commentFault ? 2000 : 4000}
            autoFocus
          />
        )}
      </Form>
    </Dialog>
  );
}

/** Which file the act is on, and whose. */
function NamedFile({ file: { fileNumber, person } }: Pick<OperationDialogProps, 'file'>): ReactNode {
  return (
    <DefinitionList
      layout="rows"
      items={[
        { label: grantTexts.file, value: fileNumber },
        { label: texts.person, value: personName(person) },
      ]}
    />
  );
}

const validations: ReadonlySet<ReviewOperation> = new Set(['AVAL', 'AVALECH']);

/** Who validates what a colleague recommended is asked to confirm it. */
const questionOf = (operation: ReviewOperation, file: RepairView): OperationTexts =>
  validations.has(operation) && isSecondOfTwo(file) ? confirmation : operationTexts[operation];

/** A reason goes below what was typed: the lines of a request are its points. */
function withReason(typed: string, reason: string): string {
  return typed.trim() === '' ? reason : `${typed.trimEnd()}\n${reason}`;
}
