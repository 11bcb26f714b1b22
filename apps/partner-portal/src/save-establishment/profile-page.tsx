import { frenchMessage } from '@alveole/api-client';
import { isAppError, type RemoteProps } from '@alveole/contracts';
import { establishmentStatuses } from '@alveole/domain';
import { ErrorState, OfflineLine, Page, PageTitle, Skeleton, StatusBadge } from '@alveole/ui';
import type { ReactNode } from 'react';
import { ProfileForm } from './profile-form-view.tsx';
import { texts } from './save-establishment.text.ts';
import { useProfile } from './use-profile.ts';

/** « Mon compte »: the establishment, what is thought of it, and what may be changed. */
export function ProfilePage(remote: RemoteProps): ReactNode {
  const profile = useProfile(remote.api, remote.session.entityId ?? '');
  const status = profile.data && establishmentStatuses[profile.data.status];
  return (
    <>
      <OfflineLine />
      <Page>
        <PageTitle
          documentTitle={texts.account}
          lead={texts.lead}
          status={status ? <StatusBadge tone={status.tone}>{status.label}</StatusBadge> : undefined}
        >
          {texts.title}
        </PageTitle>
        {profile.data ? (
          <ProfileForm key={profile.data.entityId} remote={remote} establishment={profile.data} />
        ) : profile.isError ? (
          <ErrorState
            title={texts.loadFailed}
            message={frenchMessage(profile.error)}
            requestId={isAppError(profile.error) ? profile.error.requestId : undefined}
            onRetry={() => void profile.refetch()}
            isRetrying={profile.isFetching}
          />
        ) : (
          <Skeleton shape="card" count={4} label={texts.loading} />
        )}
      </Page>
    </>
  );
}
