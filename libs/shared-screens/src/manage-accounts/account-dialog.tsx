import { frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';
import type { AccountView } from '@alveole/contracts/account';
import type { Permission, StaffRole } from '@alveole/domain';
import { Dialog, DialogActs, Form, Notice, RadioGroup, Stack, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { accountTexts as texts } from './manage-accounts.text.ts';

/** An account as its form holds it. */
export interface AccountValues {
  readonly name: string;
  readonly mail: string;
  /** Of staff alone. */
  readonly role?: StaffRole;
  readonly permission: '0' | '1';
}

export interface AccountRequest extends Omit<AccountValues, 'permission'> {
  readonly permission: Permission;
}

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

export interface AccountDialogProps {
  /** The account that is changed; a new one without it. */
  readonly account?: (Pick<AccountView, 'name' | 'mail' | 'permission'> & { readonly role?: StaffRole }) | undefined;
  /** One's own name may be changed, one's own rights not. */
  readonly isOwn: boolean;
  /** The address of an account that stands is not changed here. */
  readonly isMailFixed?: boolean;
  /** The rules of the fields. */
  readonly resolver: Resolver<AccountValues>;
  readonly words: {
    readonly addTitle: string;
    readonly add: string;
    readonly editLead: string;
    readonly name: string;
    readonly nameHint: string;
  };
  readonly roles?: {
    readonly label: string;
    readonly first: StaffRole;
    readonly options: readonly Choice<StaffRole>[];
  };
  readonly permissions: readonly Choice<AccountValues['permission']>[];
  readonly refusals: FrenchTexts;
  readonly onSave: (request: AccountRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** Opens an account, or changes name and rights of one. */
export function AccountDialog(props: AccountDialogProps): ReactNode {
  const { account, isOwn, isMailFixed = false, resolver, words, roles, permissions, refusals, onSave, onClose } = props;
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState } = useForm<AccountValues>({
    resolver,
    defaultValues: {
      name: account?.name ?? '',
      mail: account?.mail ?? '',
      ...(roles === undefined ? {} : { role: account?.role ?? roles.first }),
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
    <DialogActs
      label={account ? texts.save : words.add}
      onCancel={onClose}
      form={formId}
      isPending={formState.isSubmitting}
    />
  );
  const title = account ? texts.editTitle(account.name || account.mail) : words.addTitle;
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={acts}>
      <Form id={formId} onSubmit={submit} error={failure}>
        <Stack gap="200">
          <p>{account ? words.editLead : texts.addLead}</p>
          {isOwn ? <Notice>{texts.own}</Notice> : null}
          <Bound control={control} name="name">
            {(field) => <TextField {...field} label={words.name} hint={words.nameHint} autoComplete="off" />}
          </Bound>
          {account && isMailFixed ? null : (
            <Bound control={control} name="mail">
              {(field) => <TextField {...field} label={texts.mail} type="email" autoComplete="off" />}
            </Bound>
          )}
          {roles === undefined ? null : (
            <Bound control={control} name="role">
              {({ value = roles.first, ...field }) => (
                <RadioGroup {...field} value={value} label={roles.label} isDisabled={isOwn} options={roles.options} />
              )}
            </Bound>
          )}
          <Bound control={control} name="permission">
            {(field) => <RadioGroup {...field} label={texts.permission} isDisabled={isOwn} options={permissions} />}
          </Bound>
        </Stack>
      </Form>
    </Dialog>
  );
}
