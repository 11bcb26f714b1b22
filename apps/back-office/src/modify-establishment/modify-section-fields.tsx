import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { Checkbox, ComboBox, Fieldset, Grid, Notice, TextArea, TextField } from '@alveole/ui';
import type { ReactNode } from 'react';
import { Controller, useFormState } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { ModifyField, ModifySection, ModifyValues } from './modify-fields.ts';
import { ModifyTown } from './modify-town.tsx';
import { texts } from './modify-establishment.text.ts';

interface FieldsProps extends Pick<RemoteProps, 'api'> {
  readonly file: EstablishmentView;
  readonly control: Control<ModifyValues>;
}

export interface SectionProps extends FieldsProps {
  readonly section: ModifySection;
  readonly fields: readonly ModifyField[];
}

/** The fields of one section of a file, those with a list as the partner has them. */
export function ModifySectionFields({ section, fields, ...rest }: SectionProps): ReactNode {
  if (fields.length === 0) return null;
  return (
    <Fieldset legend={texts.modifySections[section]} hint={section === 'hours' ? texts.hoursHint : undefined}>
      <Grid columns="medium">
        {fields.map((field) => (
          <div key={field.id}>
            <OneField field={field} {...rest} />
          </div>
        ))}
      </Grid>
      {section === 'place' ? <PlaceToCheck {...rest} /> : null}
    </Fieldset>
  );
}

const ofAddress = ['address', 'postcode', 'city'] as const;

/** The point on the map stays where it is while the address is mended. */
function PlaceToCheck({ file, control }: FieldsProps): ReactNode {
  const { dirtyFields } = useFormState({ control });
  const isMoved = ofAddress.some((name) => dirtyFields[name]);
  return (
    <div role="status">
      {isMoved && file.profile.position ? <Notice tone="warning">{texts.placeToCheck}</Notice> : null}
    </div>
  );
}

function OneField({ field: one, file, api, control }: FieldsProps & { readonly field: ModifyField }): ReactNode {
  const { id, label, input, type, hint } = one;
  return (
    <Controller
      name={id}
      control={control}
      render={({ field, fieldState: { error } }) => {
        const shared = { ...field, label, hint, error: error?.message };
        if (input === 'long') return <TextArea {...shared} rows={8} maxLength={10_000} />;
        if (input === 'text') return <TextField {...shared} type={type ?? 'text'} />;
        if (input === 'town') return <ModifyTown {...shared} api={api} control={control} />;
        if (input === 'list')
          return (
            <ComboBox
              {...shared}
              options={choicesOf(one, file).map((name) => ({ value: name, label: name }))}
              value={field.value || null}
              onChange={(chosen) => field.onChange(chosen ?? '')}
              emptyText={texts.noChoice}
            />
          );
        return (
          <Checkbox
            {...shared}
            value={field.value !== ''}
            onChange={(isTicked) => field.onChange(isTicked ? 'oui' : '')}
          />
        );
      }}
    />
  );
}

function choicesOf({ choices, show }: ModifyField, file: EstablishmentView): readonly string[] {
  const [offered, stored] = [choices?.(file) ?? [], show(file)];
  return stored === '' || offered.includes(stored) ? offered : [stored, ...offered];
}
