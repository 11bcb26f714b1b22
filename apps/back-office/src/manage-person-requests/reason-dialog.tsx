import { frenchMessage } from '@alveole/api-client';
import { Dialog, DialogActs, Form, Stack, TextArea } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { answerTexts, refusals } from './manage-person-requests.text.ts';

export interface ReasonDialogProps {
  readonly title: string;
  readonly consequence?: string;
  readonly label: string;
  readonly confirmLabel: string;
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Letters that the server asks for at least. */
const shortest = 10;

/** A reason that the person is told. */
export function ReasonDialog({
  title,
  consequence,
  label,
  confirmLabel,
  onConfirm,
  onClose,
}: ReasonDialogProps): ReactNode {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isShort = reason.trim().length < shortest;
  const send = async (): Promise<void> => {
    setWasSent(true);
    if (isShort) return;
    setPending(true);
    try {
      await onConfirm(reason.trim());
      onClose();
    } catch (error) {
      setFailure(frenchMessage(error, refusals));
      setPending(false);
    }
  };
  const acts = <DialogActs label={confirmLabel} onCancel={onClose} form={formId} isPending={isPending} />;
  return (
    <Dialog isOpen onClose={onClose} title={title} isUnsaved={reason !== ''} footer={acts}>
      <Form id={formId} onSubmit={() => void send()} error={failure}>
        <Stack gap="200">
          {consequence === undefined ? null : <p>{consequence}</p>}
          <TextArea
            label={label}
            rows={4}
            error={wasSent && isShort ? answerTexts.reasonNeeded : undefined}
            value={reason}
            onChange={setReason}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
