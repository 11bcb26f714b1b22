import type { EnvelopeView } from '@alveole/contracts/campaign';
import type { Campaign } from '@alveole/domain';
import { formatCount, formatDate, formatEuros } from '@alveole/ui';

export const texts = {
  title: 'Enveloppes',
  lead: 'Ce que chaque financeur donne à la campagne, ce que les dossiers en prennent et ce qu’il en reste.',
  loading: 'Chargement des enveloppes',
  noneTitle: 'Aucune enveloppe',
  none: 'La campagne en vigueur ne limite ce que donne aucun financeur. Une enveloppe s’écrit dans campaign.yaml, puis se publie dans « Campagne ».',
  toCampaign: 'Ouvrir la campagne',
  toEnvelopes: 'Enveloppes des financeurs',
  amount: 'Enveloppe',
  paid: 'Versé',
  committed: 'À verser',
  reserved: 'Réservé',
  left: 'Reste',
  meanings: {
    paid: 'Confirmé par la banque, ce qui est revenu déduit',
    committed: 'Dossiers validés, pas encore payés',
    reserved: 'Dossiers complets, à valider',
    left: 'Libre pour d’autres dossiers',
  },
  end: 'Fin\u00a0prévue',
  afterwards: 'Ensuite',
  awaiting: 'En attente',
  overdrawn: 'L’enveloppe a été baissée sous ce qui est réservé\u00a0: les premiers dossiers validés passent d’abord.',
  differs: (cents: number) =>
    `Le compte diffère de ${formatEuros(cents)} de ce que disent les dossiers. Demandez à l’exploitant de le recompter (commande « envelopes --recount »).`,
  compared: 'Vérifiée dossier par dossier',
} as const;

/** « Ville d’Exemple : 84 % utilisés ». */
export function barLabel({ funderName, amountCents, leftCents }: EnvelopeView): string {
  return `${funderName}\u00a0: ${usedText({ amountCents, leftCents })}`;
}

/** « 84 % utilisés », never rounded up to a hundred while something is left. */
export function usedText({ amountCents, leftCents }: Pick<EnvelopeView, 'amountCents' | 'leftCents'>): string {
  return `${Math.floor(((amountCents - leftCents) * 100) / amountCents)}\u00a0% utilisés`;
}

/** The day on which an envelope ends at the pace of the weeks before, or why none is told. */
export function forecastText(
  { forecast }: Pick<EnvelopeView, 'forecast'>,
  { endsOn }: Pick<Campaign, 'endsOn'>,
): string {
  if (forecast.kind === 'used-up') return 'Utilisée';
  if (forecast.kind === 'too-early') return 'Pas assez de recul\u00a0: deux semaines entières sont nécessaires';
  if (forecast.kind === 'at-rest') return 'Aucune au rythme des dernières semaines';
  if (endsOn !== null && forecast.day > endsOn) return `Pas avant la fin de la campagne, le ${formatDate(endsOn)}`;
  return `${formatDate(forecast.day)}, au rythme des dernières semaines`;
}

/** What happens once an envelope is used up. */
export function afterwardsText(
  { whenUsedUp, redirectTo }: Pick<EnvelopeView, 'whenUsedUp' | 'redirectTo'>,
  nameOf: (funderId: string) => string,
): string {
  if (whenUsedUp === 'wait') return 'Les dossiers complets attendent leur tour';
  if (whenUsedUp === 'redirect') return `${nameOf(redirectTo ?? '')} paie à sa place`;
  return 'Les nouveaux dossiers sont refusés';
}

/** « 12 dossiers complets attendent ». */
export const awaitingText = (count: number): string =>
  `${formatCount(count, 'dossier complet', 'dossiers complets')} ${count < 2 ? 'attend' : 'attendent'}`;

/** What the desk's home says of an envelope from 80 per cent. */
export function warningText(envelope: EnvelopeView): string {
  const { funderName, leftCents, amountCents } = envelope;
  if (leftCents === 0) return `L’enveloppe de «\u00a0${funderName}\u00a0» est utilisée.`;
  return `Enveloppe de «\u00a0${funderName}\u00a0»\u00a0: ${usedText(envelope)}, il reste ${formatEuros(leftCents)} sur ${formatEuros(amountCents)}.`;
}
