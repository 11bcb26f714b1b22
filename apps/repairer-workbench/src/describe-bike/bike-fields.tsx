import { noSerial } from '@alveole/domain';
import { Button, ComboBox, Fieldset, TextArea, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { brandOptions } from '../open-file/reception-draft.ts';
import type { ReceptionForm } from '../open-file/reception-draft.ts';
import { texts } from './bike.text.ts';

/** Which bike it is: its number, its brand, and what else tells it from others. */
export function BikeFields({ control }: { readonly control: Control<ReceptionForm> }): ReactNode {
  return (
    <Fieldset legend={texts.title}>
      <SerialField control={control} />
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

function SerialField({ control }: { readonly control: Control<ReceptionForm> }): ReactNode {
  const { field } = useController({ control, name: 'bike.serial' });
  return (
    <div>
      <Bound control={control} name="bike.serial">
        {(bound) => (
          <TextField
            {...bound}
            label={texts.serial}
            hint={texts.serialHint}
            autoComplete="off"
            maxLength={80}
            spellCheck="false"
            isRequired
          />
        )}
      </Bound>
      <Button variant="quiet" onPress={() => field.onChange(noSerial)}>
        {texts.noSerial}
      </Button>
    </div>
  );
}
