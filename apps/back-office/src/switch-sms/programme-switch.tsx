import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { useQuery, useQueryClient } from '@alveole/query';
import { Button, Card, ConfirmDialog, ErrorState, Row, Skeleton, StatusBadge } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** What a switch says of the state in which it stands, and of the act that changes it. */
export interface SwitchState {
  readonly badge: string;
  readonly lead: string;
  /** The act that leads here. */
  readonly act: string;
  readonly ask: string;
  readonly consequence: string;
  readonly done: string;
}

export interface SwitchTexts {
  readonly card: string;
  readonly loading: string;
  readonly on: SwitchState;
  readonly off: SwitchState;
}

export interface ProgrammeSwitchProps extends Pick<RemoteProps, 'notify'> {
  readonly queryKey: readonly string[];
  readonly texts: SwitchTexts;
  /** Whether it is off. */
  readonly read: (signal: AbortSignal) => Promise<boolean>;
  /** Answers whether it is off afterwards. */
  readonly write: (isOff: boolean) => Promise<boolean>;
}

/** A switch of the whole programme: how it stands, and the button that changes it once its consequence is confirmed. */
export function ProgrammeSwitch({ queryKey, texts, read, write, notify }: ProgrammeSwitchProps): ReactNode {
  const cache = useQueryClient();
  const { data, error, isPending, isRefetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
  });
  const change = async (isOff: boolean): Promise<void> => {
    cache.setQueryData(queryKey, await write(isOff));
    notify({ tone: 'success', text: texts[isOff ? 'off' : 'on'].done });
  };
  if (isPending) return <Skeleton label={texts.loading} shape="card" />;
  if (error)
    return (
      <ErrorState
        message={frenchMessage(error)}
        requestId={isAppError(error) ? error.requestId : undefined}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  return <SwitchCard isOff={data} texts={texts} change={change} />;
}

interface SwitchCardProps extends Pick<ProgrammeSwitchProps, 'texts'> {
  readonly isOff: boolean;
  readonly change: (isOff: boolean) => Promise<void>;
}

function SwitchCard({ isOff, texts, change }: SwitchCardProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { badge, lead } = texts[isOff ? 'off' : 'on'];
  const { act, ask, consequence } = texts[isOff ? 'on' : 'off'];
  return (
    <Card title={texts.card} action={<StatusBadge tone={isOff ? 'red' : 'green'}>{badge}</StatusBadge>}>
      <p>{lead}</p>
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
