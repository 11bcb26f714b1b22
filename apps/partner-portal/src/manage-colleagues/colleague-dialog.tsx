import { frenchMessage } from '@alveole/api-client';
import type { ColleagueView, NewColleagueRequest } from '@alveole/contracts/colleague';
import { Button, Dialog, Form, Notice, RadioGroup, Stack, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { mail, typedLastName } from '@alveole/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { permissionHints, permissionTexts, refusals, texts } from './manage-colleagues.text.ts';

const form = z.object({ name: typedLastName, mail, permission: z.enum(['0', '1']) });
type Values = z.output<typeof form>;

export interface ColleagueDialogProps {
  /** The account that is changed; a new one without it. */
  readonly colleague?: ColleagueView | undefined;
  /** One's own name may be changed, one's own rights not. */
  readonly isOwn: boolean;
  readonly onSave: (request: NewColleagueRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** Opens the account of a colleague, or changes name, address and rights of one. */
export function ColleagueDialog({ colleague, isOwn, onSave, onClose }: ColleagueDialogProps): ReactNode {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(form),
    defaultValues: {
      name: colleague?.name ?? '',
      mail: colleague?.mail ?? '',
      permission: colleague?.permission === 0 ? '0' : '1',
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
  const title = colleague ? texts.editTitle(colleague.name || colleague.mail) : texts.add;
  const acts = (
    <>
      <Button onPress={onClose} isDisabled={formState.isSubmitting}>
        {texts.cancel}
      </Button>
      <Button variant="primary" type="submit" form={formId} isPending={formState.isSubmitting}>
        {colleague ? texts.save : texts.add}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={acts}>
      <Form id={formId} onSubmit={submit} error={failure}>
        <Stack gap="200">
          <p>{colleague ? texts.editLead : texts.addLead}</p>
          {isOwn ? <Notice>{texts.own}</Notice> : null}
          <Bound control={control} name="name">
            {(field) => <TextField {...field} label={texts.name} hint={texts.nameHint} autoComplete="off" />}
          </Bound>
          <Bound control={control} name="mail">
            {(field) => <TextField {...field} label={texts.mail} type="email" autoComplete="off" />}
          </Bound>
          <Bound control={control} name="permission">
            {(field) => (
              <RadioGroup {...field} label={texts.permission} isDisabled={isOwn} options={permissionOptions} />
            )}
          </Bound>
        </Stack>
      </Form>
    </Dialog>
  );
}

const permissionOptions = ([0, 1] as const).map((value) => ({
  value: `${value}` as const,
  label: permissionTexts[value],
  hint: permissionHints[value],
}));
