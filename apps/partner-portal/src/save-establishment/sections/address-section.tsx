import type { EstablishmentView } from '@alveole/contracts/establishment';
import { mayEditSection } from '@alveole/domain';
import { DefinitionList } from '@alveole/ui';
import { displayPhone } from '@alveole/validation';
import type { ReactNode } from 'react';
import { AddressFields } from '../../establishment-form/address-fields.tsx';
import { fieldLabels as labels } from '../../establishment-form/field-labels.ts';
import { addressSchema } from '../../establishment-form/section-schemas.ts';
import { formatPosition } from '../../locate-address/format-position.ts';
import type { ProfileSection, SectionProps } from '../profile-section.ts';
import { texts } from '../save-establishment.text.ts';

/** Where the establishment is, and how to reach it. */
export const addressSection: ProfileSection = {
  id: 'localisation',
  title: () => texts.sections.address,
  Content: Address,
  Facts: AddressFacts,
  form: {
    fields: ['address', 'postcode', 'city', 'phone', 'website', 'position'],
    rules: ({ status }) => (mayEditSection(status, 'address') ? addressSchema : undefined),
  },
};

function Address({ remote, establishment }: SectionProps): ReactNode {
  const isOpen = mayEditSection(establishment.status, 'address');
  return isOpen ? <AddressFields remote={remote} /> : <AddressFacts establishment={establishment} />;
}

function AddressFacts({ establishment }: { establishment: EstablishmentView }): ReactNode {
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
