import type { Scope } from './scopes.ts';

/** What is told to software outside. A type that goes out once keeps its name: a change of its fields gets a new version. */
export const integrationTypes = [
  'repair.opened',
  'repair.status-changed',
  'repair.premium-corrected',
  'payment.ordered',
  'payment.confirmed',
  'payment.rejected',
  'payment.returned',
  'recovery.requested',
  'recovery.reminded',
  'recovery.paid',
  'recovery.ended',
  'funds.called',
  'establishment.registered',
  'establishment.resubmitted',
  'establishment.accredited',
  'establishment.refused',
  'establishment.closed',
  'establishment.reopened',
] as const;
export type IntegrationType = (typeof integrationTypes)[number];

/** What a webhook calls its own trial: nothing happened. */
export const trialType = 'webhook.trial';
/** What a webhook may be called with. */
export type CallType = IntegrationType | typeof trialType;

const [files, payments, accounts] = ['repairs:read', 'payments:read', 'accounts:read'] as const;
const establishments = 'establishments:read';

/** The scope without which software is not told of a type. */
export const scopeOfIntegrationType: Readonly<Record<IntegrationType, Scope>> = {
  'repair.opened': files,
  'repair.status-changed': files,
  'repair.premium-corrected': files,
  'payment.ordered': payments,
  'payment.confirmed': payments,
  'payment.rejected': payments,
  'payment.returned': payments,
  'recovery.requested': payments,
  'recovery.reminded': payments,
  'recovery.paid': payments,
  'recovery.ended': payments,
  'funds.called': accounts,
  'establishment.registered': establishments,
  'establishment.resubmitted': establishments,
  'establishment.accredited': establishments,
  'establishment.refused': establishments,
  'establishment.closed': establishments,
  'establishment.reopened': establishments,
};

/** As people choose them. */
export const integrationTypeLabels: Readonly<Record<IntegrationType, string>> = {
  'repair.opened': 'Dossier ouvert',
  'repair.status-changed': 'Statut d’un dossier changé',
  'repair.premium-corrected': 'Prime d’un dossier corrigée',
  'payment.ordered': 'Virement remis à la banque',
  'payment.confirmed': 'Virement confirmé par la banque',
  'payment.rejected': 'Virement refusé par la banque',
  'payment.returned': 'Virement retourné par la banque',
  'recovery.requested': 'Paiement demandé à un établissement',
  'recovery.reminded': 'Demande de paiement rappelée',
  'recovery.paid': 'Somme reversée par un établissement',
  'recovery.ended': 'Demande de paiement close',
  'funds.called': 'Appel de fonds émis',
  'establishment.registered': 'Établissement inscrit',
  'establishment.resubmitted': 'Dossier d’établissement renvoyé',
  'establishment.accredited': 'Établissement référencé',
  'establishment.refused': 'Établissement refusé',
  'establishment.closed': 'Établissement fermé',
  'establishment.reopened': 'Établissement rouvert',
};

/** The types that software with these scopes may be told of. */
export function integrationTypesOf(scopes: readonly Scope[]): readonly IntegrationType[] {
  return integrationTypes.filter((type) => scopes.includes(scopeOfIntegrationType[type]));
}
