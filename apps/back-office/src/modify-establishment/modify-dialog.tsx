import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentChanges, EstablishmentView } from '@alveole/contracts/establishment';
import type { Role } from '@alveole/domain';
import { useLeaveGuard } from '@alveole/router';
import { ConfirmDialog, Dialog, DialogActs, Form } from '@alveole/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { modifyFaults } from './modify-faults.ts';
import { modifiedFields, modifyFields, modifySchema, modifySections, shownValues } from './modify-fields.ts';
import type { ModifyValues } from './modify-fields.ts';
import { ModifySectionFields } from './modify-section-fields.tsx';
import { texts } from './modify-establishment.text.ts';
import { saveFailure } from '../save-establishment/save-failure.ts';

export interface ModifyDialogProps extends Pick<RemoteProps, 'api'> {
  readonly establishment: EstablishmentView;
  readonly role: Role;
  readonly onClose: () => void;
  readonly onModify: (changes: EstablishmentChanges) => Promise<unknown>;
}

/** Staff mends the data of a file; only what was changed is sent. */
export function ModifyDialog({ api, establishment, role, onClose, onModify }: ModifyDialogProps): ReactNode {
  const formId = useId();
  const [failureText, setFailureText] = useState<string>();
  const { fields, shown, schema } = useMemo(() => {
    const offered = modifyFields(establishment, role);
    const values = shownValues(offered, establishment);
    return { fields: offered, shown: values, schema: modifySchema(offered, values) };
  }, [establishment, role]);
  const { control, handleSubmit, setError, formState } = useForm<ModifyValues>({
    defaultValues: shown,
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = formState;
  const guard = useLeaveGuard(isDirty);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const close = () => (isDirty ? setAsksToLeave(true) : onClose());
  const stay = () => {
    setAsksToLeave(false);
    guard.stay();
  };
  const leave = () => {
    onClose();
    guard.leave();
  };
  const save = handleSubmit(async (typed) => {
    if (!isDirty) return onClose();
    setFailureText(undefined);
    try {
      await onModify(modifiedFields(fields, establishment, typed));
      onClose();
    } catch (failure) {
      const faults = modifyFaults(failure, establishment, fields);
      faults.forEach(({ id, text }) => setError(id, { message: text }));
      if (faults.length === 0) setFailureText(saveFailure(failure).text);
    }
  });
  const acts = <DialogActs label={texts.save} onCancel={close} form={formId} isPending={isSubmitting} />;
  return (
    <Dialog isOpen size="wide" onClose={close} title={texts.modifyTitle} footer={acts} isGuarded={isDirty}>
      <Form id={formId} onSubmit={save} error={failureText} autoComplete="off">
        <p>{texts.modifyHint}</p>
        {modifySections.map((section) => (
          <ModifySectionFields
            key={section}
            api={api}
            file={establishment}
            section={section}
            fields={fields.filter((field) => field.section === section)}
            control={control}
          />
        ))}
      </Form>
      <ConfirmDialog
        isOpen={asksToLeave || guard.isAsked}
        onClose={stay}
        title={texts.leaveTitle}
        consequence={texts.leaveConsequence}
        cancelLabel={texts.leaveStay}
        confirmLabel={texts.leaveConfirm}
        tone="danger"
        onConfirm={leave}
      />
    </Dialog>
  );
}
