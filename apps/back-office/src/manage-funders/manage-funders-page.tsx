import type { RemoteProps } from '@alveole/contracts';
import type { FunderAccountView, NewFunderAccountRequest } from '@alveole/contracts/funder';
import { funderNameOf } from '@alveole/domain';
import { ToggleDialog } from '@alveole/shared-screens/manage-accounts';
import { Button, EmptyState, LinkButton, Page, PageTitle, Row, Table } from '@alveole/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { QueryState } from '../browse/query-state.tsx';
import { campaignPath } from '../read-envelopes/envelopes-path.ts';
import { texts as envelopeTexts } from '../read-envelopes/read-envelopes.text.ts';
import { funderAccountColumns } from './funder-account-columns.tsx';
import { FunderAccountDialog } from './funder-account-dialog.tsx';
import { refusals, texts, toggleConsequences } from './manage-funders.text.ts';
import { useFunderAccounts } from './use-funder-accounts.ts';

/** The accounts with which funders read their own part: opened, renamed, disabled and enabled by an administrator. */
export function ManageFundersPage(remote: RemoteProps): ReactNode {
  const { campaign } = remote.config;
  const { accounts, open, change } = useFunderAccounts(remote);
  const [edited, setEdited] = useState<FunderAccountView | 'new'>();
  const [toggled, setToggled] = useState<FunderAccountView>();
  const columns = useMemo(
    () => funderAccountColumns({ nameOf: (id) => funderNameOf(campaign, id), edit: setEdited, toggle: setToggled }),
    [campaign],
  );
  const account = edited === 'new' ? undefined : edited;
  const save = ({ name, ...request }: NewFunderAccountRequest): Promise<void> =>
    account === undefined ? open({ name, ...request }) : change(account, { name }, texts.changed);
  const { funders = [] } = campaign;
  const hasNothing = funders.length === 0 && accounts.data?.length === 0;
  return (
    <Page>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <QueryState query={accounts} label={texts.loading} count={3} refusals={refusals} />
      {hasNothing ? (
        <EmptyState
          icon="user"
          title={texts.noFundersTitle}
          action={<LinkButton href={campaignPath}>{envelopeTexts.toCampaign}</LinkButton>}
        >
          {texts.noFunders}
        </EmptyState>
      ) : null}
      {accounts.data && !hasNothing ? (
        <>
          <Row>
            <Button variant="primary" icon="plus" onPress={() => setEdited('new')}>
              {texts.add}
            </Button>
          </Row>
          <Table
            label={texts.table}
            columns={columns}
            rows={accounts.data}
            rowKey={({ userId }) => userId}
            empty={<EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>}
          />
        </>
      ) : null}
      {edited ? (
        <FunderAccountDialog account={account} funders={funders} onSave={save} onClose={() => setEdited(undefined)} />
      ) : null}
      {toggled ? (
        <ToggleDialog
          account={toggled}
          consequences={toggleConsequences}
          refusals={refusals}
          onChange={change}
          onClose={() => setToggled(undefined)}
        />
      ) : null}
    </Page>
  );
}
