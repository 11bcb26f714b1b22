import { messages } from '@alveole/validation';
import { Dialog, DialogActs, Form, Select } from '@alveole/ui';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { StaffMember } from '@alveole/contracts/staff';
import type { Assignment } from './assignee-bar.tsx';
import { texts } from './assignee-bar.text.ts';

export interface AssignDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly colleagues: readonly StaffMember[];
  readonly onAssign: (assignment: Assignment) => Promise<unknown>;
}

/** An administrator gives the file to somebody of the list. */
export function AssignDialog({ isOpen, onClose, colleagues, onAssign }: AssignDialogProps): ReactNode {
  const formId = useId();
  const [userId, setUserId] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const choose = (id: string): void => {
    setUserId(id);
    setError(undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (userId === null) return setError(messages.user);
    onClose();
    void onAssign({ userId, name: colleagues.find((colleague) => colleague.userId === userId)?.name });
  };
  const acts = <DialogActs label={texts.assign} onCancel={onClose} form={formId} />;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.assignTitle} footer={acts}>
      <Form id={formId} onSubmit={submit}>
        <p>{texts.assignLead}</p>
        <Select
          label={texts.colleague}
          options={colleagues.map(({ userId: value, name: label }) => ({ value, label }))}
          value={userId}
          onChange={choose}
          error={error}
        />
      </Form>
    </Dialog>
  );
}
