import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { Button } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Outbox } from '../send-later/outbox.ts';
import { namedBikeOf, withBike } from '../send-later/refused-step.ts';
import { subjectOf } from '../send-later/step.ts';
import type { Step } from '../send-later/step.ts';
import { CorrectBikeDialog } from '../correct-bike/correct-bike-dialog.lazy.tsx';
import { mendTexts, texts } from './mend-refused.text.ts';
import { useTakeBack } from './use-take-back.ts';

export interface MendStepProps extends Pick<RemoteProps, 'api' | 'config'> {
  readonly file: RepairView;
  readonly outbox: Outbox;
  readonly refused: Step;
}

/** The way to say a refused step again, otherwise: the bike is corrected here, the others go back to their form. */
export function MendStep({ api, config, file, outbox, refused }: MendStepProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const takeBack = useTakeBack(outbox, file);
  const { act } = refused;
  const subject = subjectOf(refused);
  const bike = namedBikeOf(act);
  if (act.kind === 'operate' && !bike)
    return (
      <Button variant="primary" onPress={() => void takeBack(refused)}>
        {mendTexts[subject.act]}
      </Button>
    );
  if (!bike) return null;
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        {mendTexts.open}
      </Button>
      <CorrectBikeDialog
        api={api}
        config={config}
        file={file}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        bike={bike}
        sendLabel={texts.send}
        onCorrected={(corrected) => {
          setOpen(false);
          return outbox.correct(refused, withBike(act, corrected));
        }}
      />
    </>
  );
}
