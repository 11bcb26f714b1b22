import type { EstablishmentKind } from '@alveole/domain';
import { apeCodes, bikeBrands, isBikeShop } from '@alveole/domain';
import { ComboBox, Select, Stack } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { fieldRow } from '@alveole/validation';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { choosesWorkshop, type EstablishmentValues } from './establishment-values.ts';
import { fieldLabels as labels } from './field-labels.ts';
import { PlainField, PlainFields } from './plain-fields.tsx';
import { IdentifierFields } from './identifier-fields.tsx';
import type { Availability } from './check-siret.ts';

export interface CompanyFieldsProps {
  readonly kind: EstablishmentKind;
  /** Whether the identifier is free; undefined where nobody asked. */
  readonly availability?: Availability;
}

/** Names, identifier, APE code, and what only this kind of structure has. */
export function CompanyFields({ kind, availability }: CompanyFieldsProps): ReactNode {
  return (
    <Stack gap="300">
      <PlainField name="companyName" autoComplete="organization" maxLength={200} />
      <IdentifierFields kind={kind} availability={availability} />
      <PlainField name="commercialName" maxLength={200} />
      <ApeField kind={kind} />
      {isBikeShop(kind) ? <RetailerField /> : null}
      <PlainFields section="company" kind={kind} except={['companyName', 'commercialName', 'apeCode']} />
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
          label={fieldRow('apeCode').label}
          hint={isOptional && !stored ? labels.apeCodeMissing : fieldRow('apeCode').help}
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
          label={fieldRow('retailer').label}
          hint={fieldRow('retailer').help}
          options={names.map((name) => ({ value: name, label: name }))}
          emptyText="Aucune chaîne de ce nom. Choisissez « Autre »."
        />
      )}
    </Bound>
  );
}
