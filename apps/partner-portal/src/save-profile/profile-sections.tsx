import type { EstablishmentView, RemoteProps } from '@alveole/contracts';
import { bringsProof, isClosed, mayEditSection, type ProfileSection } from '@alveole/domain';
import { Card, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { AddressFields } from '../establishment-form/address-fields.tsx';
import { CompanyFields } from '../establishment-form/company-fields.tsx';
import { representativeTitles } from '../establishment-form/field-labels.ts';
import { RepresentativeFields } from '../establishment-form/representative-fields.tsx';
import { ActivitySection } from './activity-section.tsx';
import { BankSection } from './bank-section.tsx';
import { DocumentField } from './document-field.tsx';
import { HoursSection } from './hours-section.tsx';
import { AddressFacts, CompanyFacts, RepresentativeFacts } from './profile-facts.tsx';
import { texts } from './save-profile.text.ts';

export interface ProfileSectionsProps {
  readonly remote: RemoteProps;
  readonly establishment: EstablishmentView;
}

/** The sections of the profile, each open or closed as the status says. */
export function ProfileSections({ remote, establishment }: ProfileSectionsProps): ReactNode {
  const { kind, status } = establishment;
  const isOpen = (section: ProfileSection) => mayEditSection(status, section);
  const { sections } = texts;
  const document = { api: remote.api, establishment, isEditable: isOpen('documents') };
  return (
    <Stack gap="300">
      <Card title={sections.company}>
        {isOpen('company') || isClosed(status) ? null : <p>{texts.lockedCompany}</p>}
        {isOpen('company') ? <CompanyFields kind={kind} /> : <CompanyFacts establishment={establishment} />}
        {bringsProof(kind) ? <DocumentField {...document} kind="KBIS" name="kbis" /> : null}
      </Card>
      <Card title={representativeTitles[kind]}>
        {isOpen('representative') ? <RepresentativeFields /> : <RepresentativeFacts establishment={establishment} />}
        <DocumentField {...document} kind="PID" name="identity" />
      </Card>
      <Card title={sections.address}>
        {isOpen('address') ? <AddressFields remote={remote} /> : <AddressFacts establishment={establishment} />}
      </Card>
      <Card title={sections.bank}>
        <BankSection api={remote.api} establishment={establishment} isEditable={isOpen('bank')} />
      </Card>
      <Card title={sections.hours}>
        <HoursSection establishment={establishment} isEditable={isOpen('opening-hours')} />
      </Card>
      <Card title={sections.activity}>
        <ActivitySection establishment={establishment} isEditable={isOpen('activity')} />
      </Card>
    </Stack>
  );
}
