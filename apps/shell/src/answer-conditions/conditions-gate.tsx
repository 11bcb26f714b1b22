import type { SessionView } from '@alveole/contracts';
import { isClosed } from '@alveole/domain';
import { Button, Notice } from '@alveole/ui';
import { formatDate } from '@alveole/ui/format';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './answer-conditions.text.ts';
import type { ConditionsDialogProps } from './conditions-dialog.tsx';
import { useOwnStanding } from './use-own-standing.ts';

// The wish for an answer outlives a visit, and the next one may begin without network: the service worker has the file.
const ConditionsDialog = lazy(async () => ({ default: (await import('./conditions-dialog.tsx')).ConditionsDialog }));

export interface ConditionsGateProps extends Omit<ConditionsDialogProps, 'session' | 'awaited' | 'onClose'> {
  readonly session: SessionView;
}

/** Watches whether the conditions await the answer of a signed-in partner, and asks for it. */
export function ConditionsGate(props: ConditionsGateProps): ReactNode {
  const { role, entityId, entityStatus } = props.session;
  if (role !== 'REP' || entityId === undefined || isClosed(entityStatus)) return null;
  return <PartnersGate {...props} entityId={entityId} />;
}

function PartnersGate({ entityId, ...props }: ConditionsGateProps & { readonly entityId: string }): ReactNode {
  const awaited = useOwnStanding(props.parts.api, entityId);
  const [isAnswering, setAnswering] = useState(false);
  const { needsConditions, needsTerms } = props.session;
  if (needsConditions || needsTerms)
    return (
      <Suspense>
        <ConditionsDialog {...props} />
      </Suspense>
    );
  if (awaited === undefined) return null;
  if (awaited.isInForce || isAnswering)
    return (
      <Suspense>
        <ConditionsDialog
          {...props}
          awaited={awaited}
          {...(!awaited.isInForce && { onClose: () => setAnswering(false) })}
        />
      </Suspense>
    );
  return <AnnouncedConditions day={awaited.day} onAnswer={() => setAnswering(true)} />;
}

/** Calm: the shop works on as before until that day. */
function AnnouncedConditions({ day, onAnswer }: { readonly day: string; readonly onAnswer: () => void }): ReactNode {
  return (
    <Notice
      tone="info"
      title={texts.announcedTitle(formatDate(day))}
      action={<Button onPress={onAnswer}>{texts.readAndAccept}</Button>}
    >
      {texts.announced}
    </Notice>
  );
}
