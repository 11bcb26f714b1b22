import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { CampaignFiles, CampaignVersionView } from '@alveole/contracts/campaign';
import { useSearchParams } from '@alveole/router';
import { ErrorState, Page, PageTitle, Skeleton, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { ProposalForm } from './proposal-form.tsx';
import { texts } from './publish-campaign.text.ts';
import { useCampaignVersion, useCampaignVersions } from './use-campaign-versions.ts';
import { campaignParameter, versionPath } from './version-address.ts';

/** A new version, written over the one that is in force. */
export function ProposeCampaign(remote: RemoteProps): ReactNode {
  const versions = useCampaignVersions(remote.api);
  const [params] = useSearchParams();
  const campaignVersions = versionsOf(versions.data ?? [], params.get(campaignParameter));
  // One that adds nothing today has none in force: it goes on from the newest that was published.
  const inForce =
    campaignVersions.find(({ isInForce }) => isInForce) ?? campaignVersions.find(({ state }) => state === 'published');
  const lastVersion = Math.max(0, ...campaignVersions.map(({ version }) => version));
  return (
    <Page>
      <PageTitle lead={<TextLink href={versionPath()}>{texts.back}</TextLink>}>{texts.proposeTitle}</PageTitle>
      <p>{texts.proposeLead}</p>
      {versions.isPending ? <Skeleton label={texts.loading} shape="card" /> : null}
      {versions.isError ? (
        <ErrorState message={frenchMessage(versions.error)} onRetry={() => void versions.refetch()} />
      ) : null}
      {inForce ? <OverVersion remote={remote} id={inForce.versionId} nextVersion={lastVersion + 1} /> : null}
    </Page>
  );
}

/** The versions of a campaign; of the installation's first where none is named, or one that it has not. */
function versionsOf(versions: readonly CampaignVersionView[], named: string | null): readonly CampaignVersionView[] {
  const first = versions.find(({ versionId }) => versionId === 'own')?.campaignId;
  const campaignId = versions.some((version) => version.campaignId === named) ? named : first;
  return versions.filter((version) => version.campaignId === campaignId);
}

interface OverVersionProps {
  readonly remote: RemoteProps;
  readonly id: string;
  readonly nextVersion: number;
}

function OverVersion({ remote, id, nextVersion }: OverVersionProps): ReactNode {
  const version = useCampaignVersion(remote.api, id);
  if (version.isPending) return <Skeleton label={texts.loading} shape="card" />;
  if (version.isError)
    return <ErrorState message={frenchMessage(version.error)} onRetry={() => void version.refetch()} />;
  return <ProposalForm {...remote} files={asWritten(version.data.files)} nextVersion={nextVersion} />;
}

/** A copy that later readings of the same version do not renew under who writes. */
const asWritten = ({ campaign, rules, examples }: CampaignFiles): CampaignFiles => ({ campaign, rules, examples });
