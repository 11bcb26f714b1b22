import { EstablishmentKind, isKnownBySiret, passesSiretControl } from '@alveole/domain';
import { Fieldset, Notice, TextField } from '@alveole/ui';
import { fieldRow, insertSlashes, messages, siret } from '@alveole/validation';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EstablishmentValues } from './establishment-values.ts';
import { fieldLabels as labels } from './field-labels.ts';
import type { Availability } from './check-siret.ts';

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
      <ControlWarning kind={kind} />
    </div>
  );
}

/** What a mistyped SIRET most often fails; it may exist all the same, so nobody is held up. */
function ControlWarning({ kind }: { kind: EstablishmentKind }): ReactNode {
  const typed = siret.safeParse(useWatch<EstablishmentValues, 'siret'>({ name: 'siret' })).data;
  const isTold = isKnownBySiret(kind) && typed !== undefined && !passesSiretControl(typed);
  return <div role="status">{isTold ? <Notice tone="warning">{messages.siretControl}</Notice> : null}</div>;
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
          label={fieldRow('identifier').label}
          hint={fieldRow('identifier').help}
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
          />
        )}
      </Bound>
      <Bound control={control} name="registryVolume">
        {(field) => (
          <TextField {...field} label={labels.registryVolume} hint={labels.threeCharacters} autoComplete="off" />
        )}
      </Bound>
      <Bound control={control} name="registryFolio">
        {(field) => (
          <TextField {...field} label={labels.registryFolio} hint={labels.threeCharacters} autoComplete="off" />
        )}
      </Bound>
    </Fieldset>
  );
}
