import { troubles } from '@alveole/contracts/message';
import type { ApiCaller } from '@alveole/contracts';
import type { DeliveryView } from '@alveole/contracts/message';
import { deliveryStates, templateLabel } from '@alveole/domain';
import type { MessageSubject } from '@alveole/domain';
import { Button, Card, formatDeskTime, Notice, Skeleton, StatusBadge, Timeline } from '@alveole/ui';
import type { TimelineItem } from '@alveole/ui';
import type { ReactNode } from 'react';
import { fileTexts, texts } from './follow-messages.text.ts';
import { useMessagesAbout } from './use-messages.ts';

export interface FileMessagesProps {
  readonly api: ApiCaller;
  readonly subject: MessageSubject;
  readonly id: string;
}

/** What went out about a file, with what became of each, the last thing first; nothing takes no room on paper. */
export function FileMessages({ api, subject, id }: FileMessagesProps): ReactNode {
  const { data, isPending, isRefetching, refetch } = useMessagesAbout(api, subject, id);
  return (
    <div className={data?.length ? undefined : 'no-print'}>
      <Card title={fileTexts.title}>
        {isPending ? <Skeleton label={fileTexts.loading} shape="row" count={2} /> : null}
        {!isPending && data === undefined ? (
          <Notice
            tone="warning"
            action={
              <Button size="s" isPending={isRefetching} onPress={() => void refetch()}>
                {fileTexts.retry}
              </Button>
            }
          >
            {fileTexts.failed}
          </Notice>
        ) : null}
        {data?.length === 0 ? <p>{fileTexts.none}</p> : null}
        {data?.length ? <Timeline label={fileTexts.title} items={data.map(itemOf)} /> : null}
      </Card>
    </div>
  );
}

/** On top of a file: what did not arrive, and what helps. */
export function MessageTroubles({ api, subject, id }: FileMessagesProps): ReactNode {
  const { data = [] } = useMessagesAbout(api, subject, id);
  const warnings = troubles(data);
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title={fileTexts.trouble(warnings.length)}>
      {warnings.map(({ deliveryId, template, channel, at, reason }) => (
        <p key={deliveryId}>
          {`${templateLabel(template)} (${texts.channels[channel]}, ${formatDeskTime(at)})\u00a0: ${reason ?? ''}`}
        </p>
      ))}
    </Notice>
  );
}

function itemOf({ deliveryId, at, channel, template, state, reason }: DeliveryView): TimelineItem {
  const { tone, label } = deliveryStates[state];
  return {
    id: deliveryId,
    when: formatDeskTime(at),
    instant: at,
    title: (
      <>
        <strong>{templateLabel(template)}</strong> <span>{`· ${texts.channels[channel]}`}</span>{' '}
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </>
    ),
    detail: reason,
  };
}
