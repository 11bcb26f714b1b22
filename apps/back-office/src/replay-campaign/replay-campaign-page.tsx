import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { CampaignVersionView } from '@alveole/contracts/campaign';
import type { ReplayView } from '@alveole/contracts/replay';
import { decideCampaignChange } from '@alveole/domain';
import { useSearchParams } from '@alveole/router';
import { ActionBar, EmptyState, ErrorState, LinkButton, Notice, Page, PageTitle, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { useCampaignVersions } from '../publish-campaign/use-campaign-versions.ts';
import { replayParameter, replayPath, versionParameter, versionPath } from '../publish-campaign/version-address.ts';
import { texts, versionText } from './replay-campaign.text.ts';
import { ReplayForm } from './replay-form.tsx';
import { ReplayResult } from './replay-result.tsx';
import { useReplay, useReplays } from './use-replays.ts';

/** What the rules of a version would have given the files of the past. */
export function ReplayCampaignPage(remote: RemoteProps): ReactNode {
  const [params] = useSearchParams();
  const versionId = params.get(versionParameter) ?? '';
  const versions = useCampaignVersions(remote.api);
  const replays = useReplays(remote.api);
  const version = versions.data?.find((other) => other.versionId === versionId);
  const failure = versions.error ?? replays.error;
  const retry = () => void Promise.all([versions.refetch(), replays.refetch()]);
  return (
    <Page>
      <PageTitle trail={[{ label: version ? texts.back : texts.toVersions, href: versionPath(version?.versionId) }]}>
        {version ? `${texts.title}\u00a0: ${versionText(version.version).toLowerCase()}` : texts.title}
      </PageTitle>
      <p>{texts.lead}</p>
      {versions.isPending || replays.isPending ? <Skeleton label={texts.loading} shape="card" /> : null}
      {failure ? (
        <ErrorState
          message={frenchMessage(failure)}
          requestId={isAppError(failure) ? failure.requestId : undefined}
          onRetry={retry}
        />
      ) : null}
      {versions.data && replays.data ? (
        <OfVersion
          remote={remote}
          versionId={versionId}
          versions={versions.data}
          replays={replays.data}
          replayId={params.get(replayParameter) ?? undefined}
        />
      ) : null}
    </Page>
  );
}

interface OfVersionProps {
  readonly remote: RemoteProps;
  readonly versionId: string;
  readonly versions: readonly CampaignVersionView[];
  readonly replays: readonly ReplayView[];
  readonly replayId: string | undefined;
}

function OfVersion({ remote, versionId, versions, replays, replayId }: OfVersionProps): ReactNode {
  const version = versions.find((other) => other.versionId === versionId);
  const newest = replays.find(({ next }) => next.versionId === versionId);
  const shownId = replayId ?? newest?.replayId;
  const mayBegin = decideCampaignChange(staffActorOf(remote.session)).ok;
  if (version === undefined && shownId === undefined) return <VersionChoice versions={versions} />;
  return (
    <>
      {shownId === undefined ? null : <Shown key={shownId} remote={remote} id={shownId} />}
      {shownId === undefined && !mayBegin ? <EmptyState title={texts.none} /> : null}
      {version && mayBegin ? (
        <ReplayForm
          {...remote}
          version={version}
          others={versions.filter((other) => other.versionId !== versionId && other.campaignId === version.campaignId)}
          hasReplay={shownId !== undefined}
        />
      ) : null}
      {mayBegin ? null : <Notice>{texts.readOnly}</Notice>}
    </>
  );
}

/** Versions are simulated while they wait for the second person: « Simuler » stands at no other one. */
function VersionChoice({ versions }: Pick<OfVersionProps, 'versions'>): ReactNode {
  const proposed = versions.filter(({ state }) => state === 'proposed');
  return (
    <EmptyState
      title={texts.noVersion}
      action={
        proposed.length === 0 ? (
          <LinkButton href={versionPath()}>{texts.toVersions}</LinkButton>
        ) : (
          <ActionBar>
            {proposed.map(({ versionId, version, campaignName }) => (
              <LinkButton key={versionId} href={replayPath(versionId)}>
                {`${campaignName}, ${versionText(version).toLowerCase()}`}
              </LinkButton>
            ))}
          </ActionBar>
        )
      }
    >
      {proposed.length === 0 ? texts.noProposedVersion : texts.chooseVersion}
    </EmptyState>
  );
}

function Shown({ remote, id }: { readonly remote: RemoteProps; readonly id: string }): ReactNode {
  const replay = useReplay(remote.api, id);
  if (replay.isPending) return <Skeleton label={texts.loading} shape="card" />;
  if (replay.isError) return <ErrorState message={frenchMessage(replay.error)} onRetry={() => void replay.refetch()} />;
  return <ReplayResult {...remote} replay={replay.data} />;
}
