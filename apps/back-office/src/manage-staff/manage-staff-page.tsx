import type { RemoteProps } from '@alveole/contracts';
import type { NewStaffRequest, StaffAccountView } from '@alveole/contracts/staff';
import { ToggleDialog } from '@alveole/shared-screens/manage-accounts';
import { Button, EmptyState, Page, PageTitle, Row, Table } from '@alveole/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { QueryState } from '../browse/query-state.tsx';
import { refusals, texts, toggleConsequences } from './manage-staff.text.ts';
import { staffColumns } from './staff-columns.tsx';
import { StaffDialog } from './staff-dialog.tsx';
import { useStaffAccounts } from './use-staff-accounts.ts';

/** The accounts of staff: opened, changed, disabled and enabled by an administrator. */
export function ManageStaffPage(remote: RemoteProps): ReactNode {
  const { accounts, open, change } = useStaffAccounts(remote);
  const [edited, setEdited] = useState<StaffAccountView | 'new'>();
  const [toggled, setToggled] = useState<StaffAccountView>();
  const ownId = remote.session.userId;
  const columns = useMemo(() => staffColumns({ ownId, edit: setEdited, toggle: setToggled }), [ownId]);
  const account = edited === 'new' ? undefined : edited;
  const isOwn = account !== undefined && account.userId === ownId;
  const save = (request: NewStaffRequest): Promise<void> => {
    if (account === undefined) return open(request);
    const { name, role, permission } = request;
    return change(account, isOwn ? { name } : { name, role, permission }, texts.changed);
  };
  return (
    <Page>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <QueryState query={accounts} label={texts.loading} count={5} refusals={refusals} />
      {accounts.data ? (
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
            empty={<EmptyState title={texts.empty} />}
          />
        </>
      ) : null}
      {edited ? (
        <StaffDialog account={account} isOwn={isOwn} onSave={save} onClose={() => setEdited(undefined)} />
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
