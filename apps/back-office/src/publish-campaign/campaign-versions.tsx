import type { RemoteProps } from '@alveole/contracts';
import type { CampaignVersionView } from '@alveole/contracts/campaign';
import { decideCampaignChange } from '@alveole/domain';
import { formatDate, LinkButton, Notice, Row, StatusBadge, Table, TextLink } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import type { ReactNode } from 'react';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { actText, proposeText, standingOf, texts, versionText } from './publish-campaign.text.ts';
import { proposalPath, versionPath } from './version-address.ts';

export interface CampaignVersionsProps extends Pick<RemoteProps, 'session'> {
  /** Newest first. */
  readonly versions: readonly CampaignVersionView[];
}

/** Every version: which one is in force, who proposed and who published it, and why. */
export function CampaignVersions({ session, versions }: CampaignVersionsProps): ReactNode {
  const mayChange = decideCampaignChange(staffActorOf(session)).ok;
  // In the order of the folders, which end the list: the first campaign, then those that add to it.
  const campaignIds = versions.filter(({ proposedBy }) => proposedBy === undefined).map(({ campaignId }) => campaignId);
  const areSeveral = campaignIds.length > 1;
  return (
    <>
      {mayChange ? (
        <Row>
          {areSeveral ? (
            campaignIds.map((id) => (
              <LinkButton key={id} href={proposalPath(id)} icon="plus">
                {proposeText(id)}
              </LinkButton>
            ))
          ) : (
            <LinkButton href={proposalPath()} variant="primary" icon="plus">
              {texts.propose}
            </LinkButton>
          )}
        </Row>
      ) : (
        <Notice>{texts.readOnly}</Notice>
      )}
      <Table
        label={texts.table}
        columns={areSeveral ? [campaignColumn, ...columns] : columns}
        rows={versions}
        rowKey={({ versionId }) => versionId}
      />
    </>
  );
}

const campaignColumn: TableColumn<CampaignVersionView> = {
  id: 'campaign',
  header: texts.campaign,
  cell: ({ campaignId }) => campaignId,
};

const columns: readonly TableColumn<CampaignVersionView>[] = [
  {
    id: 'version',
    header: texts.version,
    isRowHeader: true,
    cell: ({ versionId, version }) => <TextLink href={versionPath(versionId)}>{versionText(version)}</TextLink>,
  },
  { id: 'state', header: texts.state, cell: (version) => <Standing version={version} /> },
  {
    id: 'holdsFrom',
    header: texts.holdsFrom,
    cell: ({ holdsFrom }) => (holdsFrom === undefined ? texts.fromTheBeginning : formatDate(holdsFrom)),
  },
  {
    id: 'reason',
    header: texts.reason,
    cell: ({ reason, proposedBy }) => (proposedBy === undefined ? texts.ownReason : reason),
  },
  { id: 'proposed', header: texts.proposed, cell: ({ proposedBy }) => proposedBy && actText(proposedBy) },
  { id: 'settled', header: texts.settled, cell: ({ settledBy }) => settledBy && actText(settledBy) },
];

/** How a version stands. */
export function Standing({ version }: { readonly version: CampaignVersionView }): ReactNode {
  const { tone, text } = standingOf(version);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}
