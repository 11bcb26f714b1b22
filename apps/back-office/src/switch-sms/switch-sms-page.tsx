import { frenchMessage } from '@alveole/api-client';
import { isAppError, repairsRoutes } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { useQuery, useQueryClient } from '@alveole/query';
import { Button, Card, ConfirmDialog, ErrorState, Page, PageTitle, Row, Skeleton, StatusBadge } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { switchTexts, texts } from './switch-sms.text.ts';

const queryKey = ['param'];

/** Whether the SMS code is needed to validate operations, and the switch that changes it. */
export function SwitchSmsPage({ api, notify }: RemoteProps): ReactNode {
  const param = useQuery({ queryKey, queryFn: ({ signal }) => api.call(repairsRoutes.readParam, {}, { signal }) });
  const cache = useQueryClient();
  const change = async (disable_sms: 'yes' | 'no'): Promise<void> => {
    cache.setQueryData(queryKey, await api.call(repairsRoutes.changeParam, { body: { disable_sms } }));
    notify({ tone: 'success', text: switchTexts[disable_sms].done });
  };
  return (
    <Page width="text">
      <PageTitle>{texts.title}</PageTitle>
      {param.isPending ? <Skeleton label={texts.loading} shape="card" /> : null}
      {param.isError ? (
        <ErrorState
          message={frenchMessage(param.error)}
          requestId={isAppError(param.error) ? param.error.requestId : undefined}
          onRetry={() => void param.refetch()}
          isRetrying={param.isRefetching}
        />
      ) : null}
      {param.data ? <SmsSwitch isOff={param.data.disable_sms === 'yes'} change={change} /> : null}
    </Page>
  );
}

interface SmsSwitchProps {
  readonly isOff: boolean;
  readonly change: (disableSms: 'yes' | 'no') => Promise<void>;
}

function SmsSwitch({ isOff, change }: SmsSwitchProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const wanted = isOff ? 'no' : 'yes';
  const { act, ask, consequence } = switchTexts[wanted];
  return (
    <Card
      title={texts.card}
      action={<StatusBadge tone={isOff ? 'red' : 'green'}>{isOff ? texts.notNeeded : texts.needed}</StatusBadge>}
    >
      <p>{isOff ? texts.notNeededLead : texts.neededLead}</p>
      <Row>
        <Button variant={isOff ? 'primary' : 'danger'} onPress={() => setAsking(true)}>
          {act}
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={ask}
        consequence={consequence}
        confirmLabel={act}
        tone={isOff ? 'primary' : 'danger'}
        onConfirm={() => change(wanted)}
        describeError={frenchMessage}
      />
    </Card>
  );
}
