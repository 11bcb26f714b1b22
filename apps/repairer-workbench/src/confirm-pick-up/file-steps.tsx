import type { RepairView } from '@alveole/contracts/repair';
import { isSession } from '@alveole/domain';
import { Stepper } from '@alveole/ui';
import type { ReactNode } from 'react';
import { subjectOf } from '../send-later/step.ts';
import type { StepSubject } from '../send-later/step.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { texts } from './confirm-pick-up.text.ts';

type StepId = 'subject' | 'invoice' | 'photo' | 'code';

export interface FileStepsProps {
  readonly file: Pick<RepairView, 'kind' | 'missing'>;
  readonly onDevice: OnDevice;
}

/** Where the file stands: what it is about, its invoice, its photo (repairs), its code. Done is what the server has. */
export function FileSteps({ file, onDevice }: FileStepsProps): ReactNode {
  const steps = [
    { id: 'subject', label: isSession(file) ? texts.session : texts.bike },
    { id: 'invoice', label: texts.invoice },
    ...(isSession(file) ? [] : [{ id: 'photo', label: texts.photo }]),
    { id: 'code', label: texts.code },
  ];
  const done = steps
    .map(({ id }) => id)
    .filter((id) => !isMissing(file, id as StepId) && !isOnDevice(onDevice, id as StepId));
  return <Stepper label={texts.steps} steps={steps} current={currentStep(file)} done={done} />;
}

/** The photo comes before the code; a missing invoice holds up neither. */
export function currentStep({ missing }: Pick<RepairView, 'missing'>): StepId {
  if (missing.includes('PHO')) return 'photo';
  return missing.includes('VAL') ? 'code' : 'invoice';
}

const stepOperations: Readonly<Record<StepId, readonly string[]>> = {
  subject: [],
  invoice: ['FAC', 'FACVE'],
  photo: ['PHO'],
  code: ['VAL'],
};

function isMissing({ missing }: Pick<RepairView, 'missing'>, step: StepId): boolean {
  return missing.some((operation) => stepOperations[step].includes(operation));
}

function isOnDevice({ steps }: OnDevice, step: StepId): boolean {
  return steps.some((waiting) => waitingSteps[subjectOf(waiting).act] === step);
}

const waitingSteps: Readonly<Partial<Record<StepSubject['act'], StepId>>> = {
  open: 'subject',
  invoice: 'invoice',
  photo: 'photo',
};
