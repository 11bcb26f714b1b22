import type { ApiCaller } from '@alveole/contracts';
import type { DocumentKind, EstablishmentView } from '@alveole/contracts/establishment';
import { administratorsAlone } from '@alveole/domain';
import { Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import type { DocumentField as FieldName } from '../establishment-form/section-schemas.ts';
import { DocumentField } from './document-field.tsx';
import type { ProfileSection } from './profile-section.ts';

export interface AdministratorsAloneProps {
  readonly api: ApiCaller;
  readonly establishment: EstablishmentView;
  readonly section: ProfileSection;
}

const documents: readonly (readonly [FieldName, DocumentKind])[] = [
  ['kbis', 'KBIS'],
  ['identity', 'PID'],
  ['rib', 'RIB'],
];

/** A section as a colleague of permission 1 has it: its facts and documents to read, and whom to ask. */
export function AdministratorsAlone({ api, establishment, section }: AdministratorsAloneProps): ReactNode {
  const { Facts, form } = section;
  const own = documents.filter(([name]) => form?.fields.includes(name));
  return (
    <Stack gap="150">
      {Facts ? <Facts establishment={establishment} /> : null}
      {own.map(([name, kind]) => (
        <DocumentField key={name} {...{ api, establishment, kind, name }} isEditable={false} />
      ))}
      <AskAdministrator />
    </Stack>
  );
}

/** Whom to ask for what one may not change oneself. */
export function AskAdministrator(): ReactNode {
  return <p>{`${administratorsAlone.explanation}.`}</p>;
}
