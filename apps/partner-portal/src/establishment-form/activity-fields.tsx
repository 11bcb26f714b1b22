import { Fieldset, RadioGroup, Stack } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { choosesWorkshop, type EstablishmentValues } from './establishment-values.ts';
import { PlainFields } from './plain-fields.tsx';
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
      {choosesWorkshop(choice) ? (
        <Fieldset legend={labels.workshop}>
          <PlainFields section="activity" />
        </Fieldset>
      ) : null}
    </Stack>
  );
}
