import type { SessionView } from '@alveole/contracts';
import { isClosed } from '@alveole/domain';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { ConditionsDialogProps } from './conditions-dialog.tsx';
import { useOwnStanding } from './use-own-standing.ts';

// The wish for an answer outlives a visit, and the next one may begin without network: the service worker has the file.
const ConditionsDialog = lazy(async () => ({ default: (await import('./conditions-dialog.tsx')).ConditionsDialog }));

export interface ConditionsGateProps extends Omit<ConditionsDialogProps, 'session'> {
  readonly session: SessionView;
}

/** Watches whether the conditions await the answer of a signed-in partner, and asks for it. */
export function ConditionsGate(props: ConditionsGateProps): ReactNode {
  const { role, entityId, entityStatus } = props.session;
  if (role !== 'REP' || entityId === undefined || isClosed(entityStatus)) return null;
  return <PartnersGate {...props} entityId={entityId} />;
}

function PartnersGate({ entityId, ...props }: ConditionsGateProps & { readonly entityId: string }): ReactNode {
  useOwnStanding(props.parts.api, entityId);
  const { needsConditions, needsTerms } = props.session;
  return needsConditions || needsTerms ? (
    <Suspense>
      <ConditionsDialog {...props} />
    </Suspense>
  ) : null;
}
