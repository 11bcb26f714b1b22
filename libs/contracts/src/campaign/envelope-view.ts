import type { EnvelopeAlert, EnvelopeForecast, UsedUpAct } from '@alveole/domain';
import type { RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { readEnvelopes, readOpenEnvelopes } from './envelope-routes.ts';

/** An envelope as everybody may read it. Amounts are cents. */
export interface OpenEnvelopeView {
  readonly funderId: string;
  readonly funderName: string;
  readonly amountCents: number;
  /** Never below zero. */
  readonly leftCents: number;
  readonly whenUsedUp: UsedUpAct;
  /** Id of the funder that pays then. */
  readonly redirectTo?: string;
}

/** An envelope as the desk reads it. */
export interface EnvelopeView extends OpenEnvelopeView {
  readonly reservedCents: number;
  readonly committedCents: number;
  readonly paidCents: number;
  readonly alert?: EnvelopeAlert;
  readonly forecast: EnvelopeForecast;
  /** Files that wait for it. */
  readonly awaitingFiles: number;
  /** When the account was last compared with the files (ISO), and by how much it differed. */
  readonly comparedAt?: string;
  readonly differenceCents?: number;
}

export function openEnvelopeViewOf(envelope: RouteResult<typeof readOpenEnvelopes>[number]): OpenEnvelopeView {
  return withoutAbsent({
    funderId: envelope.funder_id,
    funderName: envelope.funder_name,
    amountCents: envelope.amount_cents,
    leftCents: Math.max(envelope.left_cents, 0),
    whenUsedUp: envelope.when_used_up,
    redirectTo: envelope.redirect_to,
  });
}

export function envelopeViewOf(envelope: RouteResult<typeof readEnvelopes>[number]): EnvelopeView {
  const { kind, day } = envelope.forecast;
  return withoutAbsent({
    ...openEnvelopeViewOf(envelope),
    reservedCents: envelope.reserved_cents,
    committedCents: envelope.committed_cents,
    paidCents: envelope.paid_cents,
    alert: envelope.alert,
    forecast: kind === 'ends' ? { kind, day: day ?? '' } : { kind },
    awaitingFiles: envelope.awaiting_files,
    comparedAt: envelope.compared_at,
    differenceCents: envelope.difference_cents,
  });
}
