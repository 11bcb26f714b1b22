import { EstablishmentKind } from '@alveole/domain';
import { Fieldset, TextField } from '@alveole/ui';
import { insertSlashes } from '@alveole/validation';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EstablishmentValues } from './establishment-values.ts';
import { fieldLabels as labels } from './field-labels.ts';
import type { Availability } from './use-identifier-availability.ts';

interface IdentifierProps {
  readonly availability: Availability | undefined;
}

const fieldsOfKind: Readonly<Record<EstablishmentKind, (props: IdentifierProps) => ReactNode>> = {
  [EstablishmentKind.bikeShop]: SiretField,
  [EstablishmentKind.association]: RnaField,
  [EstablishmentKind.alsaceMoselleAssociation]: RegisterFields,
  [EstablishmentKind.localAuthority]: SiretField,
};

/** The number by which the State knows a structure of this kind. */
export function IdentifierFields({ kind, availability }: IdentifierProps & { kind: EstablishmentKind }): ReactNode {
  const Fields = fieldsOfKind[kind];
  return (
    <div>
      <Fields availability={availability} />
      <p role="status">{availability === 'free' ? labels.isFree : null}</p>
    </div>
  );
}

const takenText = (availability: Availability | undefined) => (availability === 'taken' ? labels.isTaken : undefined);

function SiretField({ availability }: IdentifierProps): ReactNode {
  const { control } = useFormContext<EstablishmentValues>();
  return (
    <Bound control={control} name="siret">
      {(field) => (
        <TextField
          {...field}
          error={field.error ?? takenText(availability)}
          label={labels.siret}
          hint={labels.siretHint}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </Bound>
  );
}

function RnaField({ availability }: IdentifierProps): ReactNode {
  const { control } = useFormContext<EstablishmentValues>();
  return (
    <Bound control={control} name="rna">
      {(field) => (
        <TextField
          {...field}
          error={field.error ?? takenText(availability)}
          label={labels.rna}
          hint={labels.rnaHint}
          autoComplete="off"
          maxLength={12}
        />
      )}
    </Bound>
  );
}

function RegisterFields({ availability }: IdentifierProps): ReactNode {
  const { control } = useFormContext<EstablishmentValues>();
  return (
    <Fieldset legend={labels.register} layout="row" error={takenText(availability)}>
      <Bound control={control} name="registryDate">
        {(field) => (
          <TextField
            {...field}
            onChange={(typed) => field.onChange(insertSlashes(typed))}
            label={labels.registryDate}
            hint={labels.registryDateHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
          />
        )}
      </Bound>
      <Bound control={control} name="registryVolume">
        {(field) => (
          <TextField
            {...field}
            label={labels.registryVolume}
            hint={labels.threeCharacters}
            autoComplete="off"
            maxLength={3}
          />
        )}
      </Bound>
      <Bound control={control} name="registryFolio">
        {(field) => (
          <TextField
            {...field}
            label={labels.registryFolio}
            hint={labels.threeCharacters}
            autoComplete="off"
            maxLength={3}
          />
        )}
      </Bound>
    </Fieldset>
  );
}
