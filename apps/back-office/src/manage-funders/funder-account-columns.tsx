import type { FunderAccountView } from '@alveole/contracts/funder';
import { accountStateOf } from '@alveole/shared-screens/manage-accounts';
import { Button, Cluster, formatDeskTime, StatusBadge } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { actTexts, texts } from './manage-funders.text.ts';

export interface FunderAccountActs {
  readonly nameOf: (funderId: string) => string;
  readonly edit: (account: FunderAccountView) => void;
  readonly toggle: (account: FunderAccountView) => void;
}

/** The columns of the list of funders' accounts, with what may be done to each. */
export function funderAccountColumns({
  nameOf,
  edit,
  toggle,
}: FunderAccountActs): readonly TableColumn<FunderAccountView>[] {
  return [
    {
      id: 'person',
      header: texts.person,
      isRowHeader: true,
      cell: ({ name, mail }) => (
        <>
          <strong>{name}</strong>
          <br />
          <span>{mail}</span>
        </>
      ),
    },
    { id: 'funder', header: texts.funder, cell: ({ funderId }) => nameOf(funderId) },
    {
      id: 'state',
      header: texts.state,
      cell: (account) => {
        const { tone, label } = accountStateOf(account);
        return <StatusBadge tone={tone}>{label}</StatusBadge>;
      },
    },
    {
      id: 'last',
      header: texts.last,
      isDesktopOnly: true,
      cell: ({ history: [last] }) =>
        last ? `${actTexts[last.act] ?? last.act} par ${last.by}, le ${formatDeskTime(last.at)}` : '–',
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
          <Button
            size="s"
            variant={account.isDisabled ? 'secondary' : 'danger'}
            onPress={() => toggle(account)}
            aria-label={`${account.isDisabled ? texts.enable : texts.disable}\u00a0: ${account.name}`}
          >
            {account.isDisabled ? texts.enable : texts.disable}
          </Button>
        </Cluster>
      ),
    },
  ];
}
