import type { EstablishmentView, RemoteProps } from '@alveole/contracts';
import { editableSections } from '@alveole/domain';
import { Form, Split, Stack } from '@alveole/ui';
import { useId, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { UnderstoodDialog } from '../establishment-form/understood-dialog.tsx';
import { WaitingDialog } from '../establishment-form/waiting-dialog.tsx';
import { ProfileSections } from './profile-sections.tsx';
import { texts } from './save-profile.text.ts';
import { StatusNotice, StatusPanel } from './status-panel.tsx';
import { useSaveProfile } from './use-save-profile.ts';

export interface ProfileFormProps {
  readonly remote: RemoteProps;
  readonly establishment: EstablishmentView;
}

/** The profile with its status, its sections and the act that saves them. */
export function ProfileForm({ remote, establishment }: ProfileFormProps): ReactNode {
  const formId = useId();
  const { form, submit, isSaving, isSent, understood, failure } = useSaveProfile(remote, establishment);
  const isClosed = editableSections(establishment.status).length === 0;
  return (
    <FormProvider {...form}>
      <Split asideLabel={texts.panel} aside={<StatusPanel formId={formId} isClosed={isClosed} isSaving={isSaving} />}>
        <Form id={formId} onSubmit={submit} error={failure} aria-label={texts.title}>
          <Stack gap="300">
            <StatusNotice establishment={establishment} />
            <ProfileSections remote={remote} establishment={establishment} />
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
