import { diplomaLabels, diplomas } from '@alveole/domain';
import { Checkbox, CheckboxGroup, Stack, TextArea, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { trainingFieldNames, trainingRow, trainingTextMinLength } from '@alveole/validation';
import type { TrainingFieldName } from '@alveole/validation';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EstablishmentValues } from './establishment-values.ts';
import { trainingFormName } from './training-values.ts';

const diplomaOptions = diplomas.map((value) => ({ value, label: diplomaLabels[value] }));

function wordsOf(name: TrainingFieldName) {
  const { label, help } = trainingRow(name);
  return { label, hint: help };
}

/** What the federation reads of a school before it agrees: diplomas, lessons, pedagogy, figures, attestations. */
export function TrainingFields(): ReactNode {
  const { control } = useFormContext<EstablishmentValues>();
  return (
    <>
      <Bound control={control} name="diplomas">
        {(field) => <CheckboxGroup {...field} label={trainingRow('diplomas').label} options={diplomaOptions} />}
      </Bound>
      {trainingFieldNames('long').map((name) => (
        <Bound key={name} control={control} name={trainingFormName(name)}>
          {(field) => <TextArea {...field} {...wordsOf(name)} rows={4} minLength={trainingTextMinLength} />}
        </Bound>
      ))}
      {trainingFieldNames('number').map((name) => (
        <Bound key={name} control={control} name={name}>
          {(field) => <TextField {...field} {...wordsOf(name)} inputMode="decimal" autoComplete="off" maxLength={6} />}
        </Bound>
      ))}
      <Stack gap="100">
        {trainingFieldNames('box').map((name) => (
          <Bound key={name} control={control} name={name}>
            {(field) => <Checkbox {...field} {...wordsOf(name)} />}
          </Bound>
        ))}
      </Stack>
    </>
  );
}
