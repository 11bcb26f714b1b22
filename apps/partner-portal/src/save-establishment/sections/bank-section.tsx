import type { EstablishmentView } from '@alveole/contracts/establishment';
import { mayEditSection } from '@alveole/domain';
import { DefinitionList } from '@alveole/ui';
import { displayIban, fieldRow } from '@alveole/validation';
import type { ReactNode } from 'react';
import { AccountFields } from '../../establishment-form/account-fields.tsx';
import { formFieldsOf } from '../../establishment-form/form-fields.ts';
import { bankSchema, both, documentSchema } from '../../establishment-form/section-schemas.ts';
import { DocumentField } from '../document-field.tsx';
import { profileFacts } from '../profile-facts.ts';
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
    fields: [...formFieldsOf('bank'), 'rib'],
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
  const account = {
    iban: [{ label: fieldRow('iban').label, value: iban && displayIban(iban) }],
    accountHolder: [{ label: fieldRow('accountHolder').label, value: iban && (accountHolder || companyName) }],
    bic: bic ? [{ label: fieldRow('bic').label, value: bic }] : [],
  };
  return <DefinitionList items={profileFacts('bank', establishment, account)} />;
}
