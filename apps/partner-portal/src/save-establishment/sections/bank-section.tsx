import type { EstablishmentView } from '@alveole/contracts/establishment';
import { mayEditSection } from '@alveole/domain';
import { DefinitionList } from '@alveole/ui';
import { displayIban } from '@alveole/validation';
import type { ReactNode } from 'react';
import { AccountFields } from '../../establishment-form/account-fields.tsx';
import { fieldLabels as labels } from '../../establishment-form/field-labels.ts';
import { bankSchema, both, documentSchema } from '../../establishment-form/section-schemas.ts';
import { DocumentField } from '../document-field.tsx';
import type { ProfileSection, SectionProps } from '../profile-section.ts';
import { texts } from '../save-establishment.text.ts';

/** The account that refunds are paid to. */
export const bankSection: ProfileSection = {
  id: 'banque',
  title: () => texts.sections.bank,
  Content: Bank,
  Facts: BankFacts,
  ofAdministrators: true,
  lacks: ({ profile }) => profile.iban === undefined,
  form: {
    fields: ['iban', 'accountHolder', 'bic', 'rib'],
    rules: ({ status, profile }) =>
      mayEditSection(status, 'bank') ? both([bankSchema(profile), documentSchema('rib')]) : undefined,
  },
};

function Bank({ remote: { api }, establishment }: SectionProps): ReactNode {
  const isOpen = mayEditSection(establishment.status, 'bank');
  return (
    <>
      {isOpen ? <AccountFields ibanHint={texts.ibanHint} /> : <BankFacts establishment={establishment} />}
      <DocumentField api={api} establishment={establishment} kind="RIB" name="rib" isEditable={isOpen} />
    </>
  );
}

function BankFacts({ establishment }: { establishment: EstablishmentView }): ReactNode {
  const { iban, accountHolder, bic, companyName } = establishment.profile;
  const items = [
    { label: labels.iban, value: iban && displayIban(iban) },
    { label: labels.accountHolder, value: iban && (accountHolder || companyName) },
    { label: labels.bic, value: bic || undefined },
  ];
  return <DefinitionList items={items.filter(({ label, value }) => label !== labels.bic || value !== undefined)} />;
}
