import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairBike, RepairView } from '@alveole/contracts/repair';
import { zodResolver } from '@hookform/resolvers/zod';
import { ActionBar, Button, Dialog, Form } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { BikeFields } from '../describe-bike/bike-fields.tsx';
import { BikeOfAnotherFile } from '../find-beneficiary/bike-of-another-file.tsx';
import { blankReception } from '../keep-draft/reception-draft.ts';
import type { ReceptionForm } from '../keep-draft/reception-draft.ts';
import { receptionSchema } from '../open-repair/reception-rules.ts';
import { bikeOf } from '../open-repair/open-repair.ts';
import { texts } from './correct-bike.text.ts';

export interface CorrectBikeDialogProps extends BikeDialogProps {
  readonly isOpen: boolean;
}

/** The bike of a file, or of a refused step, to be put right. */
export function CorrectBikeDialog({ isOpen, ...dialog }: CorrectBikeDialogProps): ReactNode {
  return isOpen ? <BikeDialog {...dialog} /> : null;
}

interface BikeDialogProps extends Pick<RemoteProps, 'api' | 'config'> {
  /** The file that the bike is of. */
  readonly file: Pick<RepairView, 'repairId' | 'consumerId'>;
  readonly onClose: () => void;
  readonly bike: RepairBike;
  /** What the button says. */
  readonly sendLabel: string;
  readonly onCorrected: (bike: RepairBike) => Promise<void>;
}

const onlyBike = { isNewPerson: false, isSession: false, needsTerms: false };

/** A refusal about the bike stands under its number; what was typed stays, and is lost only after a question. */
function BikeDialog({ api, config, file, onClose, bike, sendLabel, onCorrected }: BikeDialogProps): ReactNode {
  const schema = receptionSchema(onlyBike, { now: () => new Date(), campaign: config.campaign });
  const { control, handleSubmit, setError, formState } = useForm<ReceptionForm>({
    resolver: zodResolver(schema, undefined, { raw: true }),
    defaultValues: {
      ...blankReception().form,
      bike: { serial: bike.serial, brand: bike.brand, comment: bike.comment ?? '' },
    },
  });
  const serial = useWatch({ control, name: 'bike.serial' });
  const [failureText, setFailureText] = useState<string>();
  const send = handleSubmit(async (typed) => {
    setFailureText(undefined);
    try {
      await onCorrected(bikeOf(typed.bike));
    } catch (failure) {
      const message = frenchMessage(failure);
      if (isAppError(failure) && failure.code === 'BikeAlreadyClaimedException') setError('bike.serial', { message });
      else setFailureText(message);
    }
  });
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} isUnsaved={formState.isDirty}>
      <Form onSubmit={send} aria-label={texts.title} error={failureText}>
        <BikeFields api={api} control={control} />
        <BikeOfAnotherFile api={api} file={file} serial={serial === bike.serial ? undefined : serial} />
        <ActionBar>
          <Button type="submit" variant="accent" isPending={formState.isSubmitting}>
            {sendLabel}
          </Button>
        </ActionBar>
      </Form>
    </Dialog>
  );
}
