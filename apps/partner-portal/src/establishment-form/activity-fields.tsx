import { Fieldset, RadioGroup, Stack, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { choosesWorkshop, type EstablishmentValues } from './establishment-values.ts';
import { activityOptions, fieldLabels as labels } from './field-labels.ts';

/** Workshop, training or both; a workshop says how much it repairs. */
export function ActivityFields(): ReactNode {
  const { control, watch } = useFormContext<EstablishmentValues>();
  const choice = watch('activity');
  return (
    <Stack gap="300">
      <Bound control={control} name="activity">
        {(field) => <RadioGroup {...field} label={labels.activity} options={activityOptions} variant="cards" />}
      </Bound>
      {choosesWorkshop(choice) ? <WorkshopFields /> : null}
    </Stack>
  );
}

function WorkshopFields(): ReactNode {
  const { control } = useFormContext<EstablishmentValues>();
  return (
    <Fieldset legend={labels.workshop}>
      <Bound control={control} name="repairers">
        {(field) => (
          <TextField {...field} label={labels.repairers} inputMode="decimal" autoComplete="off" maxLength={6} />
        )}
      </Bound>
      <Bound control={control} name="repairsPerWeek">
        {(field) => (
          <TextField {...field} label={labels.repairsPerWeek} inputMode="decimal" autoComplete="off" maxLength={6} />
        )}
      </Bound>
    </Fieldset>
  );
}
