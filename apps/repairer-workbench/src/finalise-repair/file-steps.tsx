import type { RepairFile } from '@alveole/contracts';
import { Stepper } from '@alveole/ui';
import type { ReactNode } from 'react';
import { words } from './finalise.text.ts';

type StepId = 'subject' | 'invoice' | 'photo' | 'code';

/** Where the file stands: what it is about, its invoice, its photo (repairs), its code. */
export function FileSteps({ file }: { readonly file: Pick<RepairFile, 'gender' | 'missing'> }): ReactNode {
  const isSession = file.gender === 1;
  const steps = [
    { id: 'subject', label: isSession ? words.session : words.bike },
    { id: 'invoice', label: words.invoice },
    ...(isSession ? [] : [{ id: 'photo', label: words.photo }]),
    { id: 'code', label: words.code },
  ];
  const done = steps.map(({ id }) => id).filter((id) => !isMissing(file, id as StepId));
  return <Stepper label={words.steps} steps={steps} current={currentStep(file)} done={done} />;
}

/** The photo comes before the code; a missing invoice holds up neither. */
export function currentStep({ missing }: Pick<RepairFile, 'missing'>): StepId {
  if (missing.includes('PHO')) return 'photo';
  return missing.includes('VAL') ? 'code' : 'invoice';
}

const stepOperations: Readonly<Record<StepId, readonly string[]>> = {
  subject: [],
  invoice: ['FAC', 'FACVE'],
  photo: ['PHO'],
  code: ['VAL'],
};

function isMissing({ missing }: Pick<RepairFile, 'missing'>, step: StepId): boolean {
  return missing.some((operation) => stepOperations[step].includes(operation));
}
