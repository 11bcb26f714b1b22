import type { RemoteProps } from '@alveole/contracts';
import type { CampaignVersionView, VersionAct } from '@alveole/contracts/campaign';
import { decideCampaignChange } from '@alveole/domain';
import { Card, formatDate, LinkButton, Notice, Stack, StatusBadge, Table, TextLink } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import type { ReactNode } from 'react';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import classes from './campaign-versions.module.css';
import { actDayText, proposeText, standingOf, texts, versionText, waitingText } from './publish-campaign.text.ts';
import { proposalPath, versionPath } from './version-address.ts';

export interface CampaignVersionsProps extends Pick<RemoteProps, 'session'> {
  /** Newest first. */
  readonly versions: readonly CampaignVersionView[];
}

/** Every campaign with its versions: which one is in force, which one waits, who proposed and who published it, and why. */
export function CampaignVersions({ session, versions }: CampaignVersionsProps): ReactNode {
  const mayChange = decideCampaignChange(staffActorOf(session)).ok;
  // In the order of the folders, which end the list: the first campaign, then those that add to it.
  const own = versions.filter(({ proposedBy }) => proposedBy === undefined);
  return (
    <Stack>
      {mayChange ? null : <Notice>{texts.readOnly}</Notice>}
      {own.map(({ campaignId }) => {
        const ofCampaign = versions.filter((version) => version.campaignId === campaignId);
        return (
          <OneCampaign
            key={campaignId}
            versions={ofCampaign}
            proposal={mayChange ? proposalPath(own.length > 1 ? campaignId : undefined) : undefined}
          />
        );
      })}
    </Stack>
  );
}

interface OneCampaignProps {
  /** Newest first, one at least. */
  readonly versions: readonly CampaignVersionView[];
  /** Where another one is written; absent for whoever may not. */
  readonly proposal: string | undefined;
}

function OneCampaign({ versions, proposal }: OneCampaignProps): ReactNode {
  const name = (versions.find(({ isInForce }) => isInForce) ?? versions[0])?.campaignName ?? '';
  const waiting = versions.filter(({ state }) => state === 'proposed');
  return (
    <Card
      title={name}
      action={
        proposal === undefined ? null : (
          <LinkButton href={proposal} icon="plus" aria-label={proposeText(name)}>
            {texts.propose}
          </LinkButton>
        )
      }
    >
      <Stack>
        {waiting.map((version) => (
          <Notice
            key={version.versionId}
            tone="warning"
            action={<TextLink href={versionPath(version.versionId)}>{texts.read}</TextLink>}
          >
            {waitingText(version)}
          </Notice>
        ))}
        <Table label={texts.tableOf(name)} columns={columns} rows={versions} rowKey={({ versionId }) => versionId} />
      </Stack>
    </Card>
  );
}

const columns: readonly TableColumn<CampaignVersionView>[] = [
  {
    id: 'version',
    header: texts.version,
    isRowHeader: true,
    isNowrap: true,
    cell: ({ versionId, version }) => <TextLink href={versionPath(versionId)}>{versionText(version)}</TextLink>,
  },
  { id: 'state', header: texts.state, isNowrap: true, cell: (version) => <Standing version={version} /> },
  {
    id: 'holdsFrom',
    header: texts.holdsFrom,
    isNowrap: true,
    cell: ({ holdsFrom }) => (holdsFrom === undefined ? texts.fromTheBeginning : formatDate(holdsFrom)),
  },
  {
    id: 'reason',
    header: texts.reason,
    cell: ({ reason, proposedBy }) => (proposedBy === undefined ? texts.ownReason : reason),
  },
  { id: 'proposed', header: texts.proposed, cell: ({ proposedBy }) => <Act act={proposedBy} /> },
  { id: 'settled', header: texts.settled, cell: ({ settledBy }) => <Act act={settledBy} /> },
];

/** Who, and below it on which day: neither breaks. Nothing of an act that nobody did, whose line a card then leaves out. */
function Act({ act }: { readonly act: VersionAct | undefined }): ReactNode {
  if (act === undefined) return null;
  return (
    <span className={classes.act}>
      <span>{act.userName}</span>
      <span className={classes.day}>{actDayText(act)}</span>
    </span>
  );
}

/** How a version stands. */
export function Standing({ version }: { readonly version: CampaignVersionView }): ReactNode {
  const { tone, text } = standingOf(version);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}
