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
import { texts } from './mend-refused.text.ts';

export interface CorrectBikeDialogProps extends BikeFormProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The bike of a refused opening, to be corrected and sent again. */
export function CorrectBikeDialog({ isOpen, onClose, onCorrected, ...form }: CorrectBikeDialogProps): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.correctTitle}>
      <BikeForm
        {...form}
        onCorrected={(bike) => {
          onClose();
          return onCorrected(bike);
        }}
      />
    </Dialog>
  );
}

interface BikeFormProps extends Pick<RemoteProps, 'api' | 'config'> {
  readonly bike: RepairBike;
  readonly onCorrected: (bike: RepairBike) => Promise<void>;
}

const onlyBike = { isNewPerson: false, isSession: false, needsTerms: false };

function BikeForm({ api, config, bike, onCorrected }: BikeFormProps): ReactNode {
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
    <Form onSubmit={send} aria-label={texts.correctTitle}>
      <BikeFields api={api} control={control} />
      <ActionBar>
        <Button type="submit" variant="accent" isPending={sending.isPending}>
          {texts.send}
        </Button>
      </ActionBar>
    </Form>
  );
}
