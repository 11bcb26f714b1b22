import type { ApiCaller } from '@alveole/contracts';
import { Select, TextField } from '@alveole/ui';
import { fieldRow, messages, postcodeToCheck } from '@alveole/validation';
import { Bound } from '@alveole/ui/bound';
import { useEffect, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EstablishmentValues } from './establishment-values.ts';
import { useTowns } from './list-towns.ts';
import classes from './town-fields.module.css';

export interface TownFieldsProps {
  readonly api: ApiCaller;
  /** The town is another one. */
  readonly onChange: () => void;
}

/** A postcode and, among the towns that have it, one. */
export function TownFields({ api, onChange }: TownFieldsProps): ReactNode {
  const { control, setValue, watch } = useFormContext<EstablishmentValues>();
  const towns = useTowns(api, watch('postcode'));
  useOnlyTown(towns.names);
  const changePostcode = (typed: string) => {
    setValue('postcode', typed.replace(/\D/g, '').slice(0, 5), {
      shouldDirty: true,
      shouldValidate: typed.length >= 5,
    });
    setValue('city', '');
    onChange();
  };
  return (
    <div className={classes.row}>
      <Bound control={control} name="postcode">
        {(field) => (
          <TextField
            {...field}
            onChange={changePostcode}
            error={field.error ?? (towns.isUnknown ? messages.postcodeUnknown : undefined)}
            label={fieldRow('postcode').label}
            hint={towns.isGuess ? postcodeToCheck(towns.names[0] ?? '') : undefined}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        )}
      </Bound>
      <CityField names={towns.names} isAway={towns.isAway} onChange={onChange} />
    </div>
  );
}

function CityField({
  names,
  isAway,
  onChange,
}: {
  names: readonly string[];
  isAway: boolean;
  onChange: () => void;
}): ReactNode {
  const { control, watch } = useFormContext<EstablishmentValues>();
  const stored = watch('city');
  const offered = stored === '' || names.includes(stored) ? names : [stored, ...names];
  return (
    <Bound control={control} name="city">
      {(field) => {
        const change = (name: string) => {
          field.onChange(name);
          onChange();
        };
        // The list of towns is a comfort: without it the town is typed.
        if (isAway)
          return (
            <TextField {...field} onChange={change} label={fieldRow('city').label} autoComplete="address-level2" />
          );
        return (
          <Select
            {...field}
            value={field.value || null}
            onChange={change}
            label={fieldRow('city').label}
            options={offered.map((name) => ({ value: name, label: name }))}
            isDisabled={offered.length === 0}
          />
        );
      }}
    </Bound>
  );
}

/** A postcode with one town needs no choice. */
function useOnlyTown(names: readonly string[]): void {
  const { setValue, getValues } = useFormContext<EstablishmentValues>();
  const only = names.length === 1 ? names[0] : undefined;
  useEffect(() => {
    if (only !== undefined && getValues('city') === '') setValue('city', only, { shouldValidate: true });
  }, [only, getValues, setValue]);
}
