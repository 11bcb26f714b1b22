import { Banner, TextLink, useIsOnline } from '@alveole/ui';
import { useLocation } from '@alveole/router';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { useSteps } from '../send-later/use-outbox.ts';
import { texts } from './queue.text.ts';

/** One line over the page while something waits, was refused, or the network is gone; nothing otherwise. */
export function ConnectionLine(): ReactNode {
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const steps = useSteps().data ?? [];
  const refused = steps.filter(({ state }) => state === 'refused').length;
  const line = lineOf({ isOnline, waiting: steps.length - refused, refused });
  if (!line) return null;
  const leads = steps.length > 0 && pathname !== paths.queue;
  return (
    <Banner tone={line.tone} action={leads ? <TextLink href={paths.queue}>{texts.see}</TextLink> : undefined}>
      {line.text}
    </Banner>
  );
}

interface Connection {
  readonly isOnline: boolean;
  readonly waiting: number;
  readonly refused: number;
}

function lineOf({ isOnline, waiting, refused }: Connection) {
  if (refused > 0) return { tone: 'danger', text: texts.refusedLine(refused) } as const;
  if (!isOnline) return { tone: 'warning', text: texts.offline } as const;
  return waiting > 0 ? ({ tone: 'info', text: texts.waiting(waiting) } as const) : undefined;
}
