import type { StaffAccountView } from '@alveole/contracts/staff';
import { accountStateOf } from '@alveole/shared-screens/manage-accounts';
import { Button, Cluster, formatDeskTime, StatusBadge } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import classes from './staff-columns.module.css';
import { actTexts, permissionTexts, roleTexts, texts } from './manage-staff.text.ts';

export interface StaffActs {
  readonly ownId: string | undefined;
  readonly edit: (account: StaffAccountView) => void;
  readonly toggle: (account: StaffAccountView) => void;
}

/** The columns of the staff's list, with what may be done to each account. */
export function staffColumns({ ownId, edit, toggle }: StaffActs): readonly TableColumn<StaffAccountView>[] {
  return [
    {
      id: 'person',
      header: texts.person,
      isRowHeader: true,
      cell: ({ userId, name, mail }) => (
        <>
          <strong>{name}</strong>
          {userId === ownId ? <span>{` (${texts.you})`}</span> : null}
          <br />
          <span className={classes.mail}>{mail}</span>
        </>
      ),
    },
    { id: 'role', header: texts.role, cell: ({ role }) => roleTexts[role] },
    { id: 'permission', header: texts.permission, cell: ({ permission }) => permissionTexts[permission] },
    { id: 'state', header: texts.state, cell: (account) => <State account={account} /> },
    {
      id: 'last',
      header: texts.last,
      isDesktopOnly: true,
      cell: ({ history: [last] }) => (last ? trailOf(last) : '–'),
    },
    {
      id: 'acts',
      header: texts.acts,
      isHeaderHidden: true,
      cell: (account) => (
        <Cluster>
          <Button size="s" onPress={() => edit(account)} aria-label={`${texts.edit}\u00a0: ${account.name}`}>
            {texts.edit}
          </Button>
          {account.userId === ownId ? null : (
            <Button
              size="s"
              variant={account.isDisabled ? 'secondary' : 'danger'}
              onPress={() => toggle(account)}
              aria-label={`${account.isDisabled ? texts.enable : texts.disable}\u00a0: ${account.name}`}
            >
              {account.isDisabled ? texts.enable : texts.disable}
            </Button>
          )}
        </Cluster>
      ),
    },
  ];
}

function State({ account }: { account: StaffAccountView }) {
  const { tone, label } = accountStateOf(account);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

function trailOf({ at, by, act }: StaffAccountView['history'][number]): string {
  const [word = ''] = act.split(' ');
  return `${actTexts[word] ?? act} par ${by}, le ${formatDeskTime(at)}`;
}
