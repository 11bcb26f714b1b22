import type { Entity } from '@alveole/contracts';
import { establishmentKindLabels, type EstablishmentKind } from '@alveole/domain';
import { DefinitionList } from '@alveole/ui';
import { apeToDisplay, displayIdentifier, displayPhone } from '@alveole/validation';
import type { ReactNode } from 'react';
import { fieldLabels as labels } from '../establishment-form/field-labels.ts';
import { formatPosition } from '../place-shop/format-position.ts';
import { texts } from './save-profile.text.ts';

interface FactsProps {
  readonly entity: Entity;
}

const identifierLabels: Readonly<Record<EstablishmentKind, string>> = {
  0: labels.siret,
  1: labels.rna,
  2: labels.register,
  3: labels.siret,
};

/** The structure, as it was verified. */
export function CompanyFacts({ entity, kind }: FactsProps & { kind: EstablishmentKind }): ReactNode {
  const { raison_sociale, siret, commercialname, codeAPE = '', chaine } = entity.entity_data;
  return (
    <DefinitionList
      items={[
        { label: texts.kind, value: establishmentKindLabels[kind] },
        { label: labels.company, value: raison_sociale },
        { label: identifierLabels[kind], value: siret && displayIdentifier(kind, siret) },
        { label: labels.commercialName, value: commercialname },
        { label: labels.ape, value: apeToDisplay(codeAPE) },
        ...(kind === 0 ? [{ label: labels.chain, value: chaine }] : []),
      ]}
    />
  );
}

export function RepresentativeFacts({ entity }: FactsProps): ReactNode {
  const { name, firstname, smartphone, mail } = entity.entity_data;
  return (
    <DefinitionList
      items={[
        { label: labels.lastName, value: name },
        { label: labels.firstName, value: firstname },
        { label: labels.mobile, value: smartphone && displayPhone(smartphone) },
        { label: texts.mail, value: mail },
      ]}
    />
  );
}

export function AddressFacts({ entity }: FactsProps): ReactNode {
  const { adresse, zip, city, telephone, website, latitude, longitude } = entity.entity_data;
  const position =
    latitude === undefined || longitude === undefined ? undefined : formatPosition({ latitude, longitude });
  return (
    <DefinitionList
      items={[
        { label: labels.address, value: adresse },
        { label: labels.city, value: [zip, city].filter(Boolean).join(' ') },
        { label: texts.place, value: position },
        { label: labels.phone, value: telephone && displayPhone(telephone) },
        { label: labels.website, value: website },
      ]}
    />
  );
}
