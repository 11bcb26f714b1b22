import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { isSmsSwitchedOff, pickUpRoutes, switchSmsBody } from '@alveole/contracts/pick-up';
import type { RemoteProps } from '@alveole/contracts';
import { useQuery, useQueryClient } from '@alveole/query';
import { Button, Card, ConfirmDialog, ErrorState, Page, PageTitle, Row, Skeleton, StatusBadge } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CameraSwitch } from '../switch-camera/camera-switch.tsx';
import { switchTexts, texts } from './switch-sms.text.ts';

const queryKey = ['param'];

/** The switches of the programme: whether the SMS code is needed, and whether counters may use the camera. */
export function SwitchSmsPage(remote: RemoteProps): ReactNode {
  const { api, notify } = remote;
  const sms = useQuery({
    queryKey,
    queryFn: async ({ signal }) => isSmsSwitchedOff(await api.call(pickUpRoutes.readParam, {}, { signal })),
  });
  const cache = useQueryClient();
  const change = async (isOff: boolean): Promise<void> => {
    const answer = await api.call(pickUpRoutes.changeParam, { body: switchSmsBody(isOff) });
    cache.setQueryData(queryKey, isSmsSwitchedOff(answer));
    notify({ tone: 'success', text: switchTexts[isOff ? 'off' : 'on'].done });
  };
  return (
    <Page width="text">
      <PageTitle>{texts.title}</PageTitle>
      {sms.isPending ? <Skeleton label={texts.loading} shape="card" /> : null}
      {sms.isError ? (
        <ErrorState
          message={frenchMessage(sms.error)}
          requestId={isAppError(sms.error) ? sms.error.requestId : undefined}
          onRetry={() => void sms.refetch()}
          isRetrying={sms.isRefetching}
        />
      ) : null}
      {sms.data === undefined ? null : <SmsSwitch isOff={sms.data} change={change} />}
      <CameraSwitch remote={remote} />
    </Page>
  );
}

interface SmsSwitchProps {
  readonly isOff: boolean;
  readonly change: (isOff: boolean) => Promise<void>;
}

function SmsSwitch({ isOff, change }: SmsSwitchProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { act, ask, consequence } = switchTexts[isOff ? 'on' : 'off'];
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
        onConfirm={() => change(!isOff)}
        describeError={frenchMessage}
      />
    </Card>
  );
}
