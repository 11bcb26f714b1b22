import { Button, Card, Cluster, formatBytes, formatDate, Notice, ProgressBar, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { workTexts as texts } from './manage-person-requests.text.ts';
import type { CardProps } from './search-card.tsx';
import { useAttempt } from './use-attempt.ts';

/** The archive of a person: asked for, watched while it is made, downloaded. */
export function ExportCard({ inHand: { request, act, readDownload }, isOpen }: CardProps): ReactNode {
  const { isPending, failure, attempt } = useAttempt();
  const { state, done = 0, total = 0, size = 0, expiresAt = '' } = request.export ?? {};
  const isUnderWay = state === 'queued' || state === 'working';
  const download = async (): Promise<void> => {
    const address = await attempt(readDownload);
    if (address !== undefined) window.location.assign(address);
  };
  return (
    <Card title={texts.exportTitle}>
      <Stack gap="200">
        <p>{texts.exportLead}</p>
        {isUnderWay ? <ProgressBar label={texts.making} {...(total > 0 && { value: done / total })} /> : null}
        <div role="status">
          {state === 'ready' ? (
            <Notice tone="success">{texts.ready(formatBytes(size), formatDate(expiresAt))}</Notice>
          ) : null}
          {state === 'expired' ? <p>{texts.expired}</p> : null}
          {state === 'failed' ? <Notice tone="danger">{texts.failed}</Notice> : null}
        </div>
        <Cluster>
          {state === 'ready' ? (
            <Button variant="primary" icon="download" isPending={isPending} onPress={() => void download()}>
              {texts.download}
            </Button>
          ) : null}
          {isOpen && !isUnderWay ? (
            <Button isPending={isPending} onPress={() => void attempt(() => act({ act: 'export' }))}>
              {state === undefined ? texts.make : texts.makeAgain}
            </Button>
          ) : null}
        </Cluster>
        <div role="alert">{failure ? <Notice tone="danger">{failure}</Notice> : null}</div>
      </Stack>
    </Card>
  );
}
