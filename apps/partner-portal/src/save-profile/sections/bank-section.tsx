import type { EstablishmentView } from '@alveole/contracts';
import { mayEditSection } from '@alveole/domain';
import { DefinitionList } from '@alveole/ui';
import { displayIban } from '@alveole/validation';
import type { ReactNode } from 'react';
import { fieldLabels as labels } from '../../establishment-form/field-labels.ts';
import { IbanField } from '../../establishment-form/iban-field.tsx';
import { bankSchema, both, documentSchema } from '../../establishment-form/section-schemas.ts';
import { DocumentField } from '../document-field.tsx';
import type { ProfileSection, SectionProps } from '../profile-section.ts';
import { texts } from '../save-profile.text.ts';

/** The account that refunds are paid to. */
export const bankSection: ProfileSection = {
  id: 'banque',
  title: () => texts.sections.bank,
  Content: Bank,
  Facts: BankFacts,
  lacks: ({ profile }) => profile.iban === undefined,
  form: {
    fields: ['iban', 'rib'],
    rules: ({ status, profile }) =>
      mayEditSection(status, 'bank')
        ? both([bankSchema(profile.iban !== undefined), documentSchema('rib')])
        : undefined,
  },
};

function Bank({ remote: { api }, establishment }: SectionProps): ReactNode {
  const isOpen = mayEditSection(establishment.status, 'bank');
  return (
    <>
      {isOpen ? <IbanField hint={texts.ibanHint} /> : <BankFacts establishment={establishment} />}
      <DocumentField api={api} establishment={establishment} kind="RIB" name="rib" isEditable={isOpen} />
    </>
  );
}

function BankFacts({ establishment }: { establishment: EstablishmentView }): ReactNode {
  const { iban } = establishment.profile;
  return <DefinitionList items={[{ label: labels.iban, value: iban && displayIban(iban) }]} />;
}
