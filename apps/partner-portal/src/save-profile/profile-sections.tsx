import type { Entity, RemoteProps } from '@alveole/contracts';
import { bringsProof, mayEditSection, type EstablishmentKind, type ProfileSection } from '@alveole/domain';
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

const closedAccount = 9;

export interface ProfileSectionsProps {
  readonly remote: RemoteProps;
  readonly entity: Entity;
  readonly kind: EstablishmentKind;
}

/** The sections of the profile, each open or closed as the status says. */
export function ProfileSections({ remote, entity, kind }: ProfileSectionsProps): ReactNode {
  const isOpen = (section: ProfileSection) => mayEditSection(entity.status, section);
  const { sections } = texts;
  const document = { api: remote.api, entity, isEditable: isOpen('documents') };
  return (
    <Stack gap="300">
      <Card title={sections.company}>
        {isOpen('company') || entity.status === closedAccount ? null : <p>{texts.lockedCompany}</p>}
        {isOpen('company') ? <CompanyFields kind={kind} /> : <CompanyFacts entity={entity} kind={kind} />}
        {bringsProof(kind) ? <DocumentField {...document} gender="KBIS" name="kbis" /> : null}
      </Card>
      <Card title={representativeTitles[kind]}>
        {isOpen('representative') ? <RepresentativeFields /> : <RepresentativeFacts entity={entity} />}
        <DocumentField {...document} gender="PID" name="identity" />
      </Card>
      <Card title={sections.address}>
        {isOpen('address') ? <AddressFields remote={remote} /> : <AddressFacts entity={entity} />}
      </Card>
      <Card title={sections.bank}>
        <BankSection api={remote.api} entity={entity} isEditable={isOpen('bank')} />
      </Card>
      <Card title={sections.hours}>
        <HoursSection entity={entity} isEditable={isOpen('opening-hours')} />
      </Card>
      <Card title={sections.activity}>
        <ActivitySection entity={entity} isEditable={isOpen('activity')} />
      </Card>
    </Stack>
  );
}
