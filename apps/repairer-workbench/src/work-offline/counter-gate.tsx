import type { RemoteProps } from '@alveole/contracts';
import { use } from 'react';
import type { ReactNode } from 'react';
import { DraftShelfContext } from '../keep-draft/draft-shelf.ts';
import { useKeptAnswers } from '../keep-answers/use-kept-answers.ts';
import { useLastDrawing } from '../keep-answers/use-last-drawing.ts';
import { OutboxContext } from '../send-later/use-outbox.ts';
import { ConnectionLine } from '../show-queue/connection-line.tsx';
import { counterOf } from './counter.ts';
import { useSending } from './use-sending.ts';

export interface CounterGateProps extends RemoteProps {
  readonly children: (deviceProps: RemoteProps) => ReactNode;
}

/** Around every page of the counter: what is typed and sent goes by way of this device. */
export function CounterGate({ children, ...props }: CounterGateProps): ReactNode {
  const { session, api } = props;
  const counter = use(counterOf({ userId: session.userId ?? '', entityId: session.entityId ?? '', api }));
  useKeptAnswers(counter?.answers);
  useLastDrawing(session.userId ?? '');
  useSending(counter?.outbox);
  if (!counter) return children(props);
  return (
    <DraftShelfContext value={counter.shelf}>
      <OutboxContext value={counter.outbox}>
        <ConnectionLine />
        {children({ ...props, api: counter.api })}
      </OutboxContext>
    </DraftShelfContext>
  );
}
