import { diplomaLabels, diplomas } from '@alveole/domain';
import { Checkbox, CheckboxGroup, Stack, TextArea, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { trainingTextMinLength } from '@alveole/validation';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EstablishmentValues } from './establishment-values.ts';
import { fieldLabels as labels } from './field-labels.ts';

const diplomaOptions = diplomas.map((value) => ({ value, label: diplomaLabels[value] }));

const longTexts = [
  { name: 'trainingDescription', label: labels.trainingDescription, hint: labels.trainingDescriptionHint },
  { name: 'pedagogy', label: labels.pedagogy, hint: labels.pedagogyHint },
] as const;

const figures = [
  { name: 'trainers', label: labels.trainers },
  { name: 'weeklyHours', label: labels.weeklyHours },
] as const;

const promises = [
  { name: 'attestsDiplomas', label: labels.attestsDiplomas },
  { name: 'attestsLegalDuties', label: labels.attestsLegalDuties },
  { name: 'followsSavoirRouler', label: labels.followsSavoirRouler },
] as const;

/** What the federation reads of a school before it agrees: diplomas, lessons, pedagogy, figures, attestations. */
export function TrainingFields(): ReactNode {
  const { control } = useFormContext<EstablishmentValues>();
  return (
    <>
      <Bound control={control} name="diplomas">
        {(field) => <CheckboxGroup {...field} label={labels.diplomas} options={diplomaOptions} />}
      </Bound>
      {longTexts.map(({ name, ...text }) => (
        <Bound key={name} control={control} name={name}>
          {(field) => <TextArea {...field} {...text} rows={4} minLength={trainingTextMinLength} />}
        </Bound>
      ))}
      {figures.map(({ name, label }) => (
        <Bound key={name} control={control} name={name}>
          {(field) => <TextField {...field} label={label} inputMode="decimal" autoComplete="off" maxLength={6} />}
        </Bound>
      ))}
      <Stack gap="100">
        {promises.map(({ name, label }) => (
          <Bound key={name} control={control} name={name}>
            {(field) => <Checkbox {...field} label={label} />}
          </Bound>
        ))}
      </Stack>
    </>
  );
}
