import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { useSearchParams } from '@alveole/router';
import { ErrorState, Page, PageTitle, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { EnvelopesLink } from '../read-envelopes/envelopes-link.tsx';
import { CampaignVersion } from './campaign-version.tsx';
import { CampaignVersions } from './campaign-versions.tsx';
import { ProposeCampaign } from './propose-campaign.tsx';
import { texts } from './publish-campaign.text.ts';
import { useCampaignVersions } from './use-campaign-versions.ts';
import { proposing, versionParameter } from './version-address.ts';

/** The versions of the campaign: the list, one of them, or a new one, as the address says. */
export function PublishCampaignPage(remote: RemoteProps): ReactNode {
  const [params] = useSearchParams();
  const id = params.get(versionParameter);
  if (id === proposing) return <ProposeCampaign {...remote} />;
  return id === null ? <AllVersions {...remote} /> : <CampaignVersion key={id} {...remote} id={id} />;
}

function AllVersions(remote: RemoteProps): ReactNode {
  const versions = useCampaignVersions(remote.api);
  return (
    <Page>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <EnvelopesLink config={remote.config} />
      {versions.isPending ? <Skeleton label={texts.loading} shape="row" count={3} /> : null}
      {versions.isError ? (
        <ErrorState
          message={frenchMessage(versions.error)}
          requestId={isAppError(versions.error) ? versions.error.requestId : undefined}
          onRetry={() => void versions.refetch()}
          isRetrying={versions.isRefetching}
        />
      ) : null}
      {versions.data ? <CampaignVersions session={remote.session} versions={versions.data} /> : null}
    </Page>
  );
}
