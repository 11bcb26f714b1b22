import { frenchMessage } from '@alveole/api-client';
import type { NewStaffRequest, StaffAccountView } from '@alveole/contracts/staff';
import { staffRoles } from '@alveole/domain';
import { Button, Dialog, Form, Notice, RadioGroup, Stack, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { mail, messages, requiredText } from '@alveole/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { permissionHints, permissionTexts, refusals, roleTexts, texts } from './manage-staff.text.ts';

const form = z.object({
  name: requiredText(messages.lastName, 100),
  mail,
  role: z.enum(staffRoles),
  permission: z.enum(['0', '1']),
});
type Values = z.output<typeof form>;

export interface StaffDialogProps {
  /** The account that is changed; a new one without it. */
  readonly account?: StaffAccountView | undefined;
  /** One's own name may be changed, one's own rights not. */
  readonly isOwn: boolean;
  readonly onSave: (request: NewStaffRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** Opens an account of staff, or changes name, role and rights of one. */
export function StaffDialog({ account, isOwn, onSave, onClose }: StaffDialogProps): ReactNode {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(form),
    defaultValues: {
      name: account?.name ?? '',
      mail: account?.mail ?? '',
      role: account?.role ?? 'ALL',
      permission: account?.permission === 0 ? '0' : '1',
    },
    shouldFocusError: false,
  });
  const submit = handleSubmit(async ({ permission, ...values }) => {
    setFailure(undefined);
    try {
      await onSave({ ...values, permission: permission === '0' ? 0 : 1 });
      onClose();
    } catch (error) {
      setFailure(frenchMessage(error, refusals));
    }
  });
  const acts = (
    <>
      <Button onPress={onClose} isDisabled={formState.isSubmitting}>
        {texts.cancel}
      </Button>
      <Button variant="primary" type="submit" form={formId} isPending={formState.isSubmitting}>
        {account ? texts.save : texts.add}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={account ? texts.editTitle(account.name) : texts.addTitle} footer={acts}>
      <Form id={formId} onSubmit={submit} error={failure}>
        <Stack gap="200">
          <p>{account ? texts.editLead : texts.addLead}</p>
          {isOwn ? <Notice>{texts.own}</Notice> : null}
          <Bound control={control} name="name">
            {(field) => <TextField {...field} label={texts.name} hint={texts.nameHint} autoComplete="off" />}
          </Bound>
          {account ? null : (
            <Bound control={control} name="mail">
              {(field) => <TextField {...field} label={texts.mail} type="email" autoComplete="off" />}
            </Bound>
          )}
          <Bound control={control} name="role">
            {(field) => (
              <RadioGroup
                {...field}
                label={texts.role}
                isDisabled={isOwn}
                options={staffRoles.map((value) => ({ value, label: roleTexts[value] }))}
              />
            )}
          </Bound>
          <Bound control={control} name="permission">
            {(field) => (
              <RadioGroup
                {...field}
                label={texts.permission}
                isDisabled={isOwn}
                options={([0, 1] as const).map((value) => ({
                  value: `${value}` as const,
                  label: permissionTexts[value],
                  hint: permissionHints[value],
                }))}
              />
            )}
          </Bound>
        </Stack>
      </Form>
    </Dialog>
  );
}
