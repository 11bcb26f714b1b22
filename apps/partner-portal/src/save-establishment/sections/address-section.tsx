import type { EstablishmentView } from '@alveole/contracts/establishment';
import { mayEditSection } from '@alveole/domain';
import { formatPosition } from '@alveole/shared-screens/locate-address';
import { DefinitionList } from '@alveole/ui';
import { fieldRow } from '@alveole/validation';
import type { ReactNode } from 'react';
import { AddressFields } from '../../establishment-form/address-fields.tsx';
import { formFieldsOf } from '../../establishment-form/form-fields.ts';
import { addressSchema } from '../../establishment-form/section-schemas.ts';
import { profileFacts } from '../profile-facts.ts';
import type { ProfileSection, SectionProps } from '../profile-section.ts';
import { texts } from '../save-establishment.text.ts';

/** Where the establishment is, and how to reach it. */
export const addressSection: ProfileSection = {
  id: 'localisation',
  title: () => texts.sections.address,
  Content: Address,
  Facts: AddressFacts,
  form: {
    fields: formFieldsOf('address'),
    rules: ({ status, profile }) => (mayEditSection(status, 'address') ? addressSchema(profile) : undefined),
  },
};

function Address({ remote, establishment }: SectionProps): ReactNode {
  const isOpen = mayEditSection(establishment.status, 'address');
  return isOpen ? <AddressFields remote={remote} /> : <AddressFacts establishment={establishment} />;
}

function AddressFacts({ establishment }: { establishment: EstablishmentView }): ReactNode {
  const { postcode, city, position } = establishment.profile;
  const town = [
    { label: fieldRow('city').label, value: [postcode, city].filter(Boolean).join(' ') },
    { label: texts.position, value: position && formatPosition(position) },
  ];
  return <DefinitionList items={profileFacts('address', establishment, { postcode: [], city: town, position: [] })} />;
}
