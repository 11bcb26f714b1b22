import { frenchMessage } from '@alveole/api-client';
import type { FunderAccountView, NewFunderAccountRequest } from '@alveole/contracts/funder';
import { Dialog, DialogActs, Form, Select, Stack, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { mail, messages, requiredText } from '@alveole/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { refusals, texts } from './manage-funders.text.ts';

const rules = zodResolver(z.object({ name: requiredText(messages.lastName, 100), mail, funderId: z.string().min(1) }));

export interface FunderAccountDialogProps {
  /** The account that is renamed; a new one without it. */
  readonly account?: FunderAccountView | undefined;
  readonly funders: readonly { readonly id: string; readonly name: string }[];
  readonly onSave: (request: NewFunderAccountRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** Opens the account of a funder, or renames one. */
export function FunderAccountDialog({ account, funders, onSave, onClose }: FunderAccountDialogProps): ReactNode {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState } = useForm<NewFunderAccountRequest>({
    resolver: rules,
    defaultValues: {
      name: account?.name ?? '',
      mail: account?.mail ?? '',
      funderId: account?.funderId ?? funders[0]?.id ?? '',
    },
    shouldFocusError: false,
  });
  const submit = handleSubmit(async (request) => {
    setFailure(undefined);
    try {
      await onSave(request);
      onClose();
    } catch (error) {
      setFailure(frenchMessage(error, refusals));
    }
  });
  const acts = (
    <DialogActs
      label={account ? texts.save : texts.add}
      onCancel={onClose}
      form={formId}
      isPending={formState.isSubmitting}
    />
  );
  const options = funders.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Dialog isOpen onClose={onClose} title={account ? texts.editTitle(account.name) : texts.addTitle} footer={acts}>
      <Form id={formId} onSubmit={submit} error={failure}>
        <Stack gap="200">
          <p>{account ? texts.editLead : texts.addLead}</p>
          {account ? null : (
            <Bound control={control} name="funderId">
              {({ onChange, ...field }) => (
                <Select {...field} label={texts.funder} options={options} onChange={(id) => onChange(id)} />
              )}
            </Bound>
          )}
          <Bound control={control} name="name">
            {(field) => <TextField {...field} label={texts.name} hint={texts.nameHint} autoComplete="off" />}
          </Bound>
          {account ? null : (
            <Bound control={control} name="mail">
              {(field) => <TextField {...field} label={texts.mail} type="email" autoComplete="off" />}
            </Bound>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
