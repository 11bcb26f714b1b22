import type { EstablishmentView } from '@alveole/contracts/establishment';
import {
  bringsProof,
  EstablishmentKind,
  establishmentKindLabels,
  isClosed,
  isSectionOf,
  mayEditSection,
} from '@alveole/domain';
import { DefinitionList } from '@alveole/ui';
import { apeToDisplay, displayIdentifier, fieldRow } from '@alveole/validation';
import type { ReactNode } from 'react';
import { CompanyFields } from '../../establishment-form/company-fields.tsx';
import { choosesWorkshop } from '../../establishment-form/establishment-values.ts';
import { formFieldsOf } from '../../establishment-form/form-fields.ts';
import { fieldLabels as labels } from '../../establishment-form/field-labels.ts';
import { both, companySchema, documentSchema } from '../../establishment-form/section-schemas.ts';
import { AskAdministrator } from '../administrators-alone.tsx';
import { DocumentField } from '../document-field.tsx';
import { profileFacts } from '../profile-facts.ts';
import type { ProfileSection, SectionProps } from '../profile-section.ts';
import { texts } from '../save-establishment.text.ts';

/** The structure and the paper that proves it. */
export const companySection: ProfileSection = {
  id: 'structure',
  title: () => texts.sections.company,
  Content: Company,
  Facts: CompanyFacts,
  form: {
    fields: [...formFieldsOf('company'), 'kbis'],
    rules: ({ status, kind, profile }, { activity }) =>
      mayEditSection(status, 'company')
        ? both([companySchema(kind, choosesWorkshop(activity), profile), documentSchema('kbis')])
        : undefined,
  },
};

function Company({ remote: { api, session }, establishment }: SectionProps): ReactNode {
  const { status, kind } = establishment;
  const isOpen = mayEditSection(status, 'company');
  const isProofOpen = mayEditSection(status, 'documents');
  const isProofOwn = isSectionOf(session.permission, 'documents');
  return (
    <>
      {isOpen || isClosed(status) ? null : <p>{texts.lockedCompany}</p>}
      {isOpen ? <CompanyFields kind={kind} /> : <CompanyFacts establishment={establishment} />}
      {bringsProof(kind) ? (
        <DocumentField
          api={api}
          establishment={establishment}
          kind="KBIS"
          name="kbis"
          isEditable={isProofOpen && isProofOwn}
        />
      ) : null}
      {bringsProof(kind) && isProofOpen && !isProofOwn ? <AskAdministrator /> : null}
    </>
  );
}

const identifierLabels: Readonly<Record<EstablishmentKind, string>> = {
  [EstablishmentKind.bikeShop]: fieldRow('identifier').label,
  [EstablishmentKind.association]: labels.rna,
  [EstablishmentKind.alsaceMoselleAssociation]: labels.register,
  [EstablishmentKind.localAuthority]: fieldRow('identifier').label,
};

function CompanyFacts({ establishment }: { establishment: EstablishmentView }): ReactNode {
  const { kind, profile } = establishment;
  const { identifier, apeCode = '' } = profile;
  const own = {
    identifier: [{ label: identifierLabels[kind], value: identifier && displayIdentifier(kind, identifier) }],
    apeCode: [{ label: fieldRow('apeCode').label, value: apeToDisplay(apeCode) }],
    isFubMember: [],
  };
  const kindFact = { label: texts.kind, value: establishmentKindLabels[kind] };
  return <DefinitionList items={[kindFact, ...profileFacts('company', establishment, own)]} />;
}
