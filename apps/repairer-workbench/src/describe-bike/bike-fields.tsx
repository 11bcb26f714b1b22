import { ComboBox, Fieldset, TextArea } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { brandOptions } from '../keep-draft/reception-draft.ts';
import { texts } from './bike.text.ts';
import { SerialField } from './serial-field.tsx';
import type { SerialFieldProps } from './serial-field.tsx';

/** Which bike it is: its number, its brand, and what else tells it from others. */
export function BikeFields({ api, control }: SerialFieldProps): ReactNode {
  return (
    <Fieldset legend={texts.title}>
      <SerialField api={api} control={control} />
      <Bound control={control} name="bike.brand">
        {(field) => (
          <ComboBox
            {...field}
            label={texts.brand}
            hint={texts.brandHint}
            options={brandOptions}
            emptyText={texts.brandUnknown}
            isRequired
          />
        )}
      </Bound>
      <Bound control={control} name="bike.comment">
        {(field) => (
          <TextArea {...field} label={texts.comment} hint={texts.commentHint} rows={2} maxLength={500} isOptional />
        )}
      </Bound>
    </Fieldset>
  );
}
