import type { ClientView } from '@alveole/contracts/software-client';
import { Button, formatDeskTime, StatusBadge } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { bindingText, callsText, scopesText, texts } from './manage-clients.text.ts';

export interface ClientActs {
  readonly nameOfFunder: (funderId: string) => string;
  readonly manage: (client: ClientView) => void;
}

/** The columns of the list of software, with the door to each. */
export function clientColumns({ nameOfFunder, manage }: ClientActs): readonly TableColumn<ClientView>[] {
  return [
    {
      id: 'software',
      header: texts.software,
      isRowHeader: true,
      cell: ({ name, reason }) => (
        <>
          <strong>{name}</strong>
          <br />
          <span>{reason}</span>
        </>
      ),
    },
    { id: 'boundTo', header: texts.boundTo, cell: (client) => bindingText(client, nameOfFunder) },
    { id: 'rights', header: texts.rights, cell: ({ scopes }) => scopesText(scopes) },
    { id: 'use', header: texts.use, cell: (client) => <LastUse {...client} /> },
    {
      id: 'state',
      header: texts.state,
      cell: ({ isRevoked }) => (
        <StatusBadge tone={isRevoked ? 'grey' : 'green'}>{isRevoked ? texts.revoked : texts.active}</StatusBadge>
      ),
    },
    {
      id: 'acts',
      header: texts.acts,
      isHeaderHidden: true,
      isCardAct: true,
      cell: (client) => (
        <Button size="s" onPress={() => manage(client)} aria-label={`${texts.manage}\u00a0: ${client.name}`}>
          {texts.manage}
        </Button>
      ),
    },
  ];
}

function LastUse({ lastCallAt, callsByDay: [latest] }: Pick<ClientView, 'lastCallAt' | 'callsByDay'>) {
  if (lastCallAt === undefined) return <span>{texts.never}</span>;
  return (
    <>
      <span>{formatDeskTime(lastCallAt)}</span>
      {latest ? (
        <>
          <br />
          <span>{`${callsText(latest.calls)} ce jour-là`}</span>
        </>
      ) : null}
    </>
  );
}
