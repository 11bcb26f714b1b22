import type { EstablishmentKind } from '@alveole/domain';
import { apeCodes, bikeBrands, isAssociation, isBikeShop } from '@alveole/domain';
import { Checkbox, ComboBox, Select, Stack, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { choosesWorkshop, type EstablishmentValues } from './establishment-values.ts';
import { fieldLabels as labels } from './field-labels.ts';
import { IdentifierFields } from './identifier-fields.tsx';
import type { Availability } from './check-siret.ts';

export interface CompanyFieldsProps {
  readonly kind: EstablishmentKind;
  /** Whether the identifier is free; undefined where nobody asked. */
  readonly availability?: Availability;
}

/** Names, identifier, APE code, and what only this kind of structure has. */
export function CompanyFields({ kind, availability }: CompanyFieldsProps): ReactNode {
  const { control } = useFormContext<EstablishmentValues>();
  return (
    <Stack gap="300">
      <Bound control={control} name="companyName">
        {(field) => <TextField {...field} label={labels.companyName} autoComplete="organization" maxLength={200} />}
      </Bound>
      <IdentifierFields kind={kind} availability={availability} />
      <Bound control={control} name="commercialName">
        {(field) => (
          <TextField {...field} label={labels.commercialName} hint={labels.commercialNameHint} maxLength={200} />
        )}
      </Bound>
      <ApeField kind={kind} />
      {isBikeShop(kind) ? <RetailerField /> : null}
      {isAssociation(kind) ? (
        <Bound control={control} name="isFubMember">
          {(field) => <Checkbox {...field} label={labels.isFubMember} />}
        </Bound>
      ) : null}
    </Stack>
  );
}

function ApeField({ kind }: { kind: EstablishmentKind }): ReactNode {
  const { control, watch } = useFormContext<EstablishmentValues>();
  const listed = apeCodes[kind];
  const stored = watch('apeCode');
  const isOptional = !choosesWorkshop(watch('activity'));
  const codes = stored === '' || listed.includes(stored) ? listed : [stored, ...listed];
  return (
    <Bound control={control} name="apeCode">
      {(field) => (
        <Select
          {...field}
          value={field.value || null}
          label={labels.apeCode}
          hint={isOptional && !stored ? labels.apeCodeMissing : labels.apeCodeHint}
          isOptional={isOptional}
          options={codes.map((code) => ({ value: code, label: code }))}
        />
      )}
    </Bound>
  );
}

function RetailerField(): ReactNode {
  const { control, formState } = useFormContext<EstablishmentValues>();
  const stored = formState.defaultValues?.retailer;
  const names = !stored || bikeBrands.includes(stored) ? bikeBrands : [stored, ...bikeBrands];
  return (
    <Bound control={control} name="retailer">
      {(field) => (
        <ComboBox
          {...field}
          label={labels.retailer}
          hint={labels.retailerHint}
          options={names.map((name) => ({ value: name, label: name }))}
          emptyText="Aucune chaîne de ce nom. Choisissez « Autre »."
        />
      )}
    </Bound>
  );
}
