import type { SessionView } from '@alveole/contracts';
import { isClosed } from '@alveole/domain';
import type { ReactNode } from 'react';
import { ConditionsDialog } from './conditions-dialog.tsx';
import type { ConditionsDialogProps } from './conditions-dialog.tsx';
import { useOwnEstablishment } from './use-answer.ts';

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
  useOwnEstablishment(props.parts.api, entityId);
  const { needsConditions, needsTerms } = props.session;
  return needsConditions || needsTerms ? <ConditionsDialog {...props} /> : null;
}
