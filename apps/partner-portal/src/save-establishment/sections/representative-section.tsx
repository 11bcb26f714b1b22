import type { EstablishmentView } from '@alveole/contracts/establishment';
import { asksForIdentity, identityWanted, mayEditSection } from '@alveole/domain';
import { DefinitionList } from '@alveole/ui';
import type { ReactNode } from 'react';
import { formFieldsOf } from '../../establishment-form/form-fields.ts';
import { representativeTitles } from '../../establishment-form/field-labels.ts';
import { RepresentativeFields } from '../../establishment-form/representative-fields.tsx';
import { both, documentSchema, representativeSchema } from '../../establishment-form/section-schemas.ts';
import { DocumentField } from '../document-field.tsx';
import { profileFacts } from '../profile-facts.ts';
import type { ProfileSection, SectionProps } from '../profile-section.ts';
import { texts } from '../save-establishment.text.ts';

/** Who answers for the establishment, and the paper that proves it. */
export const representativeSection: ProfileSection = {
  id: 'representant',
  title: (kind) => representativeTitles[kind],
  Content: Representative,
  Facts: RepresentativeFacts,
  ofAdministrators: true,
  form: {
    fields: [...formFieldsOf('representative'), 'identity'],
    rules: (establishment) => {
      const { status, profile } = establishment;
      const wanted = asksForIdentity(establishment) ? identityWanted.explanation : undefined;
      const person = mayEditSection(status, 'representative') ? [representativeSchema(profile)] : [];
      const paper = mayEditSection(status, 'identity') ? [documentSchema('identity', wanted)] : [];
      const open = [...person, ...paper];
      return open.length > 0 ? both(open) : undefined;
    },
  },
};

function Representative({ remote: { api }, establishment }: SectionProps): ReactNode {
  const { status } = establishment;
  const isOpen = mayEditSection(status, 'representative');
  return (
    <>
      {isOpen ? <RepresentativeFields /> : <RepresentativeFacts establishment={establishment} />}
      <DocumentField
        api={api}
        establishment={establishment}
        kind="PID"
        name="identity"
        hint={identityHint(establishment)}
        isEditable={mayEditSection(status, 'identity')}
      />
    </>
  );
}

function identityHint(establishment: EstablishmentView): string {
  if (asksForIdentity(establishment)) return texts.identityAsked;
  return establishment.refusal?.isIdentityRenewed === true ? texts.identityRenewed : texts.identityHint;
}

function RepresentativeFacts({ establishment }: { establishment: EstablishmentView }): ReactNode {
  return <DefinitionList items={profileFacts('representative', establishment)} />;
}
