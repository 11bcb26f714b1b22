import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { isClosed, isValidated } from '@alveole/domain';
import { Split, Stack, useIsPrinting } from '@alveole/ui';
import { useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { UnderstoodDialog } from '../establishment-form/understood-dialog.tsx';
import { WaitingDialog } from '../establishment-form/waiting-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PrintedProfile } from './printed-profile.tsx';
import { ProfileContents } from './profile-contents.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { texts } from './save-establishment.text.ts';
import { StatusNotice, StatusPanel } from './status-panel.tsx';
import { useEditProfile } from './use-edit-profile.ts';

export interface ProfileFormProps {
  readonly remote: RemoteProps;
  readonly establishment: EstablishmentView;
}

/** The profile with its status, its sections and the act that saves them all. */
export function ProfileForm({ remote, establishment }: ProfileFormProps): ReactNode {
  const edited = useEditProfile(remote, establishment);
  const [discards, setDiscards] = useState(0);
  const isPrinting = useIsPrinting();
  const { kind, status } = establishment;
  const discard = () => {
    edited.discard();
    setDiscards((count) => count + 1);
  };
  return (
    <FormProvider {...edited.form}>
      <Split
        asideLabel={texts.panel}
        aside={
          <StatusPanel
            isClosed={isClosed(status)}
            isSaving={edited.isSaving}
            onSave={() => void edited.saveAll()}
            conditionsStamp={establishment.conditionsStamp}
          />
        }
      >
        <Stack gap="300">
          <StatusNotice establishment={establishment} programme={remote.config.programme} />
          {edited.restored.length > 0 && edited.unsaved.length > 0 ? <RestoredNotice onDiscard={discard} /> : null}
          {isPrinting ? (
            <PrintedProfile establishment={establishment} />
          ) : (
            <ProfileContents key={discards} remote={remote} establishment={establishment} edited={edited} />
          )}
        </Stack>
      </Split>
      <WaitingDialog isOpen={edited.isSaving} title={texts.waitingTitle} label={texts.waitingLabel}>
        {texts.waiting}
      </WaitingDialog>
      <UnderstoodDialog isOpen={edited.isSent} title={texts.sentTitle} onClose={edited.understood}>
        {texts.sent}
      </UnderstoodDialog>
      <LeaveDialog
        unsaved={edited.unsavedSections.map((section) => section.title(kind))}
        consequence={isValidated(status) ? undefined : texts.leave.resubmits}
        onSave={edited.saveAll}
        onDiscard={discard}
        isSaving={edited.isSaving}
      />
    </FormProvider>
  );
}
