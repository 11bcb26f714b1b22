import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { isRefused } from '@alveole/domain';
import { Button, Form, Row, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { AdministratorsAlone } from './administrators-alone.tsx';
import { isOwnSection } from './profile-form.ts';
import type { ProfileSection } from './profile-section.ts';
import { texts } from './save-establishment.text.ts';
import type { EditedProfile } from './use-edit-profile.ts';

export interface SectionFormProps {
  readonly remote: RemoteProps;
  readonly establishment: EstablishmentView;
  readonly section: ProfileSection;
  readonly edited: EditedProfile;
  /** How many of its fields are faulty. */
  readonly faults: number;
}

/** One section of the profile and its own saving. */
export function SectionForm({ remote, establishment, section, edited, faults }: SectionFormProps): ReactNode {
  const { Content, form } = section;
  const content = <Content remote={remote} establishment={establishment} />;
  if (form?.rules(establishment, edited.form.getValues()) === undefined) return content;
  if (!isOwnSection(section, remote.session))
    return <AdministratorsAlone api={remote.api} establishment={establishment} section={section} />;
  const isOpen = edited.open === section.id;
  return (
    <Form
      onSubmit={() => void edited.saveSection(section)}
      refusals={isOpen && faults > 0 ? edited.refusals : 0}
      error={isOpen && faults === 0 ? edited.failure : undefined}
      aria-label={section.title(establishment.kind)}
    >
      <Stack gap="300">{content}</Stack>
      <Row gap="200">
        <Button type="submit" variant="primary" isPending={edited.isSaving}>
          {isRefused(establishment.status) ? texts.keepSection : texts.saveSection}
        </Button>
        <span role="status">{edited.ready.includes(section.id) ? texts.draftSaved : null}</span>
      </Row>
    </Form>
  );
}
