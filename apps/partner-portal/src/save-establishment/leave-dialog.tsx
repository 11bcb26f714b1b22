import { Button, Dialog, Notice, Stack } from '@alveole/ui';
import { useLeaveGuard } from '@alveole/router';
import type { ReactNode } from 'react';
import { texts } from './save-establishment.text.ts';

export interface LeaveDialogProps {
  /** Titles of the sections that would be lost; none when nothing would. */
  readonly unsaved: readonly string[];
  /** What saving does besides, at this status. */
  readonly consequence: string | undefined;
  /** Whether everything is saved now. */
  readonly onSave: () => Promise<boolean>;
  readonly onDiscard: () => void;
  readonly isSaving: boolean;
}

/** Asks who leaves with something unsaved: save it, let it go, or stay. */
export function LeaveDialog({ unsaved, consequence, onSave, onDiscard, isSaving }: LeaveDialogProps): ReactNode {
  const guard = useLeaveGuard(unsaved.length > 0);
  const save = async () => {
    if (await onSave()) guard.leave();
    else guard.stay();
  };
  const discard = () => {
    onDiscard();
    guard.leave();
  };
  return (
    <Dialog
      isOpen={guard.isAsked && !isSaving}
      onClose={guard.stay}
      title={texts.leave.title}
      footer={
        <>
          <Button onPress={guard.stay}>{texts.leave.stay}</Button>
          <Button variant="danger" onPress={discard}>
            {texts.leave.discard}
          </Button>
          <Button variant="primary" autoFocus onPress={() => void save()}>
            {texts.leave.save}
          </Button>
        </>
      }
    >
      <Stack gap="200">
        <p>{texts.leave.what(unsaved)}</p>
        {consequence ? <Notice>{consequence}</Notice> : null}
      </Stack>
    </Dialog>
  );
}
