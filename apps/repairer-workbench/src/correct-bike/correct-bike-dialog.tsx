import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairBike } from '@alveole/contracts/repair';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@alveole/query';
import { ActionBar, Button, Dialog, Form } from '@alveole/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { BikeFields } from '../describe-bike/bike-fields.tsx';
import { blankReception } from '../keep-draft/reception-draft.ts';
import type { ReceptionForm } from '../keep-draft/reception-draft.ts';
import { receptionSchema } from '../open-repair/reception-rules.ts';
import { bikeOf } from '../open-repair/open-repair.ts';
import { texts } from './correct-bike.text.ts';

export interface CorrectBikeDialogProps extends BikeFormProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The bike of a file, or of a refused step, to be put right. */
export function CorrectBikeDialog({ isOpen, onClose, ...form }: CorrectBikeDialogProps): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title}>
      <BikeForm {...form} />
    </Dialog>
  );
}

interface BikeFormProps extends Pick<RemoteProps, 'api' | 'config'> {
  readonly bike: RepairBike;
  /** What the button says. */
  readonly sendLabel: string;
  readonly onCorrected: (bike: RepairBike) => Promise<void>;
}

const onlyBike = { isNewPerson: false, isSession: false, needsTerms: false };

function BikeForm({ api, config, bike, sendLabel, onCorrected }: BikeFormProps): ReactNode {
  const schema = receptionSchema(onlyBike, { now: () => new Date(), campaign: config.campaign });
  const { control, handleSubmit } = useForm<ReceptionForm>({
    resolver: zodResolver(schema, undefined, { raw: true }),
    defaultValues: {
      ...blankReception().form,
      bike: { serial: bike.serial, brand: bike.brand, comment: bike.comment ?? '' },
    },
  });
  const sending = useMutation({ mutationFn: onCorrected });
  const send = handleSubmit((typed) => sending.mutate(bikeOf(typed.bike)));
  return (
    <Form onSubmit={send} aria-label={texts.title} error={sending.error ? frenchMessage(sending.error) : undefined}>
      <BikeFields api={api} control={control} />
      <ActionBar>
        <Button type="submit" variant="accent" isPending={sending.isPending}>
          {sendLabel}
        </Button>
      </ActionBar>
    </Form>
  );
}
