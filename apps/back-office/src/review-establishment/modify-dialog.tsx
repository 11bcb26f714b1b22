import type { EstablishmentChanges, EstablishmentView } from '@alveole/contracts';
import type { Role } from '@alveole/domain';
import { Button, Dialog, Form, TextField } from '@alveole/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { modifiedFields, modifyFields, modifySchema, shownValues } from './modify-fields.ts';
import type { ModifyValues } from './modify-fields.ts';
import { texts } from './review-establishment.text.ts';
import { saveFailure } from './save-failure.ts';

export interface ModifyDialogProps {
  readonly establishment: EstablishmentView;
  readonly role: Role;
  readonly onClose: () => void;
  readonly onModify: (changes: EstablishmentChanges) => Promise<void>;
}

/** Staff mends the data of a file; only what was changed is sent. */
export function ModifyDialog({ establishment, role, onClose, onModify }: ModifyDialogProps): ReactNode {
  const formId = useId();
  const [failureText, setFailureText] = useState<string>();
  const { fields, shown, schema } = useMemo(() => {
    const offered = modifyFields(establishment, role);
    const values = shownValues(offered, establishment);
    return { fields: offered, shown: values, schema: modifySchema(offered, values) };
  }, [establishment, role]);
  const { control, handleSubmit, formState } = useForm<ModifyValues>({
    defaultValues: shown,
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = formState;
  const save = handleSubmit(async (typed) => {
    if (!isDirty) return onClose();
    setFailureText(undefined);
    try {
      await onModify(modifiedFields(fields, shown, typed));
      onClose();
    } catch (failure) {
      setFailureText(saveFailure(failure).text);
    }
  });
  const acts = (
    <>
      <Button onPress={onClose} isDisabled={isSubmitting}>
        {texts.cancel}
      </Button>
      <Button variant="primary" type="submit" form={formId} isPending={isSubmitting}>
        {texts.save}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={texts.modifyTitle} footer={acts} isGuarded={isDirty}>
      <Form id={formId} onSubmit={save} error={failureText} autoComplete="off">
        <p>{texts.modifyHint}</p>
        {fields.map(({ name, label, type }) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field, fieldState }) => (
              <TextField {...field} label={label} type={type ?? 'text'} error={fieldState.error?.message} />
            )}
          />
        ))}
      </Form>
    </Dialog>
  );
}
