import { frenchMessage } from '@alveole/api-client';
import type { ApiCaller } from '@alveole/contracts';
import { mobilePair } from '@alveole/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Dialog, Form, PhoneField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { texts } from './confirm-pick-up.text.ts';
import { useCorrectPhone } from './correct-phone.ts';

export interface CorrectNumberProps {
  readonly api: ApiCaller;
  readonly consumerId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The number in its +33 form, once it is saved. */
  readonly onCorrected: (phone: string) => void;
}

type Pair = z.input<typeof mobilePair>;

/** The right number, typed twice. */
export function CorrectNumber({ isOpen, ...dialog }: CorrectNumberProps): ReactNode {
  return isOpen ? <NumberDialog {...dialog} /> : null;
}

function NumberDialog({ api, consumerId, onClose, onCorrected }: Omit<CorrectNumberProps, 'isOpen'>): ReactNode {
  const formId = useId();
  const { control, handleSubmit, formState } = useForm<Pair, unknown, z.output<typeof mobilePair>>({
    resolver: zodResolver(mobilePair),
    defaultValues: { phone: '', phoneConfirmation: '' },
  });
  const correction = useCorrectPhone(api, consumerId);
  const save = handleSubmit(({ phone }) => correction.mutate(phone, { onSuccess: () => onCorrected(phone) }));
  const failure = correction.error
    ? frenchMessage(correction.error, {
        ValidationException: texts.correctFailed,
        ConsumerNotFoundException: texts.correctFailed,
        ConsumerVersionMismatchException: texts.correctFailed,
        InternalError: texts.correctFailed,
      })
    : undefined;
  return (
    <Dialog isOpen onClose={onClose} title={texts.correctTitle} isUnsaved={formState.isDirty}>
      <Form id={formId} onSubmit={save} error={failure} aria-label={texts.correctTitle}>
        <p>{texts.correctLead}</p>
        <Bound control={control} name="phone">
          {(field) => <PhoneField {...field} label={texts.phone} isRequired autoFocus />}
        </Bound>
        <Bound control={control} name="phoneConfirmation">
          {(field) => <PhoneField {...field} label={texts.phoneConfirmation} isRequired />}
        </Bound>
        <Button type="submit" variant="primary" isPending={correction.isPending} isWide>
          {texts.save}
        </Button>
        <Button onPress={onClose} isWide>
          {texts.cancel}
        </Button>
      </Form>
    </Dialog>
  );
}
