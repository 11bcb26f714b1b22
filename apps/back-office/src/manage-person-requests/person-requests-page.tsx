import type { RemoteProps } from '@alveole/contracts';
import type { PersonRequestView } from '@alveole/contracts/person-request';
import {
  calendarDay,
  isPersonRequestClosed,
  personRequestChannelLabels,
  personRequestKindLabels,
  personRequestStateLabels,
} from '@alveole/domain';
import { useNavigate, useSearchParams } from '@alveole/router';
import {
  Button,
  EmptyState,
  formatDate,
  Page,
  PageTitle,
  RadioGroup,
  Row,
  StatusBadge,
  Table,
  TextLink,
} from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { QueryState } from '../browse/query-state.tsx';
import { refusals, stateTones, texts } from './manage-person-requests.text.ts';
import { NewRequestDialog } from './new-request-dialog.tsx';
import { usePersonRequests } from './use-person-requests.ts';
import type { Standing } from './use-person-requests.ts';

const pathOf = ({ requestId }: PersonRequestView): string => `/admin/backend/demandes/${requestId}`;

/** The requests of persons with the day on which each is due, and a way to open one that came by post. */
export function PersonRequestsPage(remote: RemoteProps): ReactNode {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const standing: Standing = parameters.get('vue') === 'closes' ? 'closed' : 'open';
  const { requests, rows, create } = usePersonRequests(remote, standing);
  const [isAdding, setAdding] = useState(false);
  const show = (next: Standing) => setParameters(next === 'closed' ? { vue: 'closes' } : {}, { replace: true });
  return (
    <Page>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Row>
        <RadioGroup<Standing>
          label={texts.standing}
          isLabelHidden
          orientation="horizontal"
          options={[
            { value: 'open', label: texts.open },
            { value: 'closed', label: texts.closed },
          ]}
          value={standing}
          onChange={show}
        />
        <Button variant="primary" icon="plus" onPress={() => setAdding(true)}>
          {texts.add}
        </Button>
      </Row>
      <QueryState query={requests} label={texts.loading} count={5} refusals={refusals} />
      {rows ? (
        <Table
          label={texts.table}
          columns={columns}
          rows={rows}
          rowKey={({ requestId }) => requestId}
          empty={<EmptyState title={texts.none}>{standing === 'open' ? texts.noneOpen : texts.noneClosed}</EmptyState>}
        />
      ) : null}
      {requests.hasNextPage ? (
        <Button isPending={requests.isFetchingNextPage} onPress={() => void requests.fetchNextPage()}>
          {texts.more}
        </Button>
      ) : null}
      {isAdding ? (
        <NewRequestDialog
          onCreate={async (request) => navigate(pathOf(await create(request)))}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Page>
  );
}

const columns: readonly TableColumn<PersonRequestView>[] = [
  {
    id: 'person',
    header: texts.person,
    isRowHeader: true,
    cell: (request) => <TextLink href={pathOf(request)}>{request.name}</TextLink>,
  },
  { id: 'kind', header: texts.kind, cell: ({ kind }) => personRequestKindLabels[kind] },
  { id: 'reference', header: texts.reference, isNowrap: true, cell: ({ reference }) => reference },
  { id: 'channel', header: texts.channel, cell: ({ channel }) => personRequestChannelLabels[channel] },
  { id: 'received', header: texts.received, isNowrap: true, cell: ({ receivedOn }) => formatDate(receivedOn) },
  { id: 'due', header: texts.due, isNowrap: true, cell: (request) => <DueDay {...request} /> },
  {
    id: 'state',
    header: texts.state,
    cell: ({ state }) => <StatusBadge tone={stateTones[state]}>{personRequestStateLabels[state]}</StatusBadge>,
  },
];

function DueDay({ dueOn, state }: Pick<PersonRequestView, 'dueOn' | 'state'>): ReactNode {
  const isLate = !isPersonRequestClosed(state) && dueOn < calendarDay(new Date());
  return (
    <>
      <span>{formatDate(dueOn)}</span>
      {isLate ? <StatusBadge tone="red">{texts.late}</StatusBadge> : null}
    </>
  );
}
