import type { EstablishmentView } from '@alveole/contracts';
import { EstablishmentKind, establishmentKindLabels, isBikeShop } from '@alveole/domain';
import { DefinitionList } from '@alveole/ui';
import { apeToDisplay, displayIdentifier, displayPhone } from '@alveole/validation';
import type { ReactNode } from 'react';
import { fieldLabels as labels } from '../establishment-form/field-labels.ts';
import { formatPosition } from '../place-shop/format-position.ts';
import { texts } from './save-profile.text.ts';

interface FactsProps {
  readonly establishment: EstablishmentView;
}

const identifierLabels: Readonly<Record<EstablishmentKind, string>> = {
  [EstablishmentKind.bikeShop]: labels.siret,
  [EstablishmentKind.association]: labels.rna,
  [EstablishmentKind.alsaceMoselleAssociation]: labels.register,
  [EstablishmentKind.localAuthority]: labels.siret,
};

/** The structure, as it was verified. */
export function CompanyFacts({ establishment: { kind, profile } }: FactsProps): ReactNode {
  const { companyName, identifier, commercialName, apeCode = '', retailer } = profile;
  return (
    <DefinitionList
      items={[
        { label: texts.kind, value: establishmentKindLabels[kind] },
        { label: labels.companyName, value: companyName },
        { label: identifierLabels[kind], value: identifier && displayIdentifier(kind, identifier) },
        { label: labels.commercialName, value: commercialName },
        { label: labels.apeCode, value: apeToDisplay(apeCode) },
        ...(isBikeShop(kind) ? [{ label: labels.retailer, value: retailer }] : []),
      ]}
    />
  );
}

export function RepresentativeFacts({ establishment }: FactsProps): ReactNode {
  const { lastName, firstName, mobile, mail } = establishment.profile;
  return (
    <DefinitionList
      items={[
        { label: labels.lastName, value: lastName },
        { label: labels.firstName, value: firstName },
        { label: labels.mobile, value: mobile && displayPhone(mobile) },
        { label: texts.mail, value: mail },
      ]}
    />
  );
}

export function AddressFacts({ establishment }: FactsProps): ReactNode {
  const { address, postcode, city, phone, website, position } = establishment.profile;
  return (
    <DefinitionList
      items={[
        { label: labels.address, value: address },
        { label: labels.city, value: [postcode, city].filter(Boolean).join(' ') },
        { label: texts.position, value: position && formatPosition(position) },
        { label: labels.phone, value: phone && displayPhone(phone) },
        { label: labels.website, value: website },
      ]}
    />
  );
}
