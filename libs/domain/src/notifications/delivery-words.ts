import { smsFailureOf, smsFailureTexts } from '../repair/sms-delivery.ts';
import type { StatusTone } from '../status-tone.ts';

/** What became of a mail or SMS: `claimed` is on its way, `declined` was not wanted by its reader. */
export const deliveryStateNames = ['claimed', 'sent', 'delivered', 'failed', 'unknown', 'declined'] as const;

export type DeliveryStateName = (typeof deliveryStateNames)[number];

interface StateWords {
  readonly tone: StatusTone;
  readonly label: string;
}

export const deliveryStates: Readonly<Record<DeliveryStateName, StateWords>> = {
  claimed: { tone: 'purple', label: 'En cours d’envoi' },
  sent: { tone: 'green', label: 'Envoyé' },
  delivered: { tone: 'green', label: 'Remis' },
  failed: { tone: 'red', label: 'Non remis' },
  unknown: { tone: 'orange', label: 'Envoi incertain' },
  declined: { tone: 'grey', label: 'Non souhaité' },
};

/** What did not arrive, or may not have: somebody has to look at it. */
export function needsHash({ state }: { readonly state: DeliveryStateName }): boolean {
  return state === 'failed' || state === 'unknown';
}

/** Why, in words for staff, and what helps; undefined where nothing is to be said. */
export function deliveryReason(
  channel: 'mail' | 'sms',
  state: DeliveryStateName,
  reason: string | undefined,
): string | undefined {
  if (state === 'declined') return 'Le destinataire a demandé à ne plus recevoir ces courriels.';
  if (state === 'unknown')
    return 'L’envoi a été coupé\u00a0: rien ne dit s’il est parti. Il n’est pas renvoyé tout seul.';
  if (state === 'claimed') return reason && 'Le serveur ne répond pas, l’envoi est retenté.';
  if (state !== 'failed') return undefined;
  if (channel === 'sms') return smsFailureTexts[smsFailureOf(reason)];
  if (reason === 'expired') return 'Le code n’était plus valable quand l’envoi est devenu possible.';
  return `Le serveur du destinataire a refusé le courriel. Vérifiez l’adresse${reason ? ` (${reason})` : ''}.`;
}
