import { frenchMessage } from '@alveole/api-client';
import { longestReason, longestReasonName } from '@alveole/contracts/review';
import type { ReviewReasonView } from '@alveole/contracts/review';
import { reasonPurposes } from '@alveole/domain';
import { Dialog, DialogActs, Form, RadioGroup, Stack, TextArea, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { requiredText } from '@alveole/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { purposeTexts, refusals, texts } from './save-reasons.text.ts';
import { isNameTaken } from './reason-list.ts';

const form = z.object({
  name: requiredText(texts.nameMissing, longestReasonName),
  purpose: z.enum(reasonPurposes),
  text: requiredText(texts.textMissing, longestReason),
});
type Values = z.output<typeof form>;

export interface ReasonDialogProps {
  /** The reason that is changed; a new one without it. */
  readonly reason?: ReviewReasonView | undefined;
  readonly reasons: readonly ReviewReasonView[];
  readonly onSave: (reason: ReviewReasonView) => Promise<void>;
  readonly onClose: () => void;
}

/** Adds a reason to those that the desk keeps, or changes one. */
export function ReasonDialog({ reason, reasons, onSave, onClose }: ReasonDialogProps): ReactNode {
  const formId = useId();
  const [reasonId] = useState(() => reason?.reasonId ?? crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState, setError } = useForm<Values>({
    resolver: zodResolver(form),
    defaultValues: reason ?? { name: '', purpose: 'complement', text: '' },
    shouldFocusError: false,
  });
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    const { name, purpose, text } = values;
    const wanted = { reasonId, name, purpose, text };
    if (isNameTaken(reasons, wanted)) return setError('name', { message: texts.nameTaken });
    try {
      await onSave(wanted);
      onClose();
    } catch (error) {
      setFailure(frenchMessage(error, refusals));
    }
  });
  const acts = <DialogActs label={texts.save} onCancel={onClose} form={formId} isPending={formState.isSubmitting} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={reason ? texts.editTitle(reason.name) : texts.addTitle}
      footer={acts}
      isGuarded={formState.isDirty}
    >
      <Form id={formId} onSubmit={submit} error={failure}>
        <Stack gap="200">
          <Bound control={control} name="name">
            {(field) => (
              <TextField
                {...field}
                label={texts.name}
                hint={texts.nameHint}
                maxLength={longestReasonName}
                autoComplete="off"
              />
            )}
          </Bound>
          <Bound control={control} name="purpose">
            {(field) => (
              <RadioGroup
                {...field}
                label={texts.purpose}
                options={reasonPurposes.map((value) => ({ value, label: purposeTexts[value] }))}
              />
            )}
          </Bound>
          <Bound control={control} name="text">
            {(field) => (
              <TextArea {...field} label={texts.textLabel} hint={texts.textHint} maxLength={longestReason} rows={5} />
            )}
          </Bound>
        </Stack>
      </Form>
    </Dialog>
  );
}
