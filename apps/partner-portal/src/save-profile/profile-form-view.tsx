import type { Entity, RemoteProps } from '@alveole/contracts';
import { editableSections, type EstablishmentKind } from '@alveole/domain';
import { Form, Split, Stack } from '@alveole/ui';
import { useId, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { UnderstoodDialog } from '../establishment-form/understood-dialog.tsx';
import { WaitingDialog } from '../establishment-form/waiting-dialog.tsx';
import { ProfileSections } from './profile-sections.tsx';
import { texts } from './save-profile.text.ts';
import { StatusNotice, StatusPanel } from './status-panel.tsx';
import { useSaveProfile } from './use-save-profile.ts';

/** The profile with its status, its sections and the act that saves them. */
export function ProfileForm({ remote, entity }: { remote: RemoteProps; entity: Entity }): ReactNode {
  const formId = useId();
  const kind = (entity.entity_data.legalStatut ?? entity.gender) as EstablishmentKind;
  const { form, submit, isSaving, isSent, understood, failure } = useSaveProfile(remote, entity, kind);
  const isClosed = editableSections(entity.status).length === 0;
  return (
    <FormProvider {...form}>
      <Split asideLabel={texts.panel} aside={<StatusPanel formId={formId} isClosed={isClosed} isSaving={isSaving} />}>
        <Form id={formId} onSubmit={submit} error={failure} aria-label={texts.title}>
          <Stack gap="300">
            <StatusNotice entity={entity} />
            <ProfileSections remote={remote} entity={entity} kind={kind} />
          </Stack>
        </Form>
      </Split>
      <WaitingDialog isOpen={isSaving} title={texts.waitingTitle} label={texts.waitingLabel}>
        {texts.waiting}
      </WaitingDialog>
      <UnderstoodDialog isOpen={isSent} title={texts.sentTitle} onClose={understood}>
        {texts.sent}
      </UnderstoodDialog>
    </FormProvider>
  );
}
