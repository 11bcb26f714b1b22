import { appError } from '@alveole/contracts';
import { formatEuros, funderNameOf } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';

interface ShortEnvelope {
  readonly funderId: string;
  readonly shareCents: number;
  readonly leftCents: number;
}

/** The envelope of a funder does not hold the share of a file, and nobody pays in its place. Amounts are cents. */
export function envelopeUsedUp(campaign: Campaign, { funderId, shareCents, leftCents }: ShortEnvelope) {
  const left = leftCents === 0 ? 'il n’en reste rien' : `il en reste ${formatEuros(leftCents)}`;
  const sentence = `L’enveloppe du financeur «\u00a0${funderNameOf(campaign, funderId)}\u00a0» ne suffit plus\u00a0: ${left}, et sa part de ce dossier est de ${formatEuros(shareCents)}. Le dossier reste comme il est\u00a0; réessayez quand l’enveloppe aura été augmentée, ou demandez au programme.`;
  return usedUpError(sentence);
}

/** Nothing is left of the envelope of a funder who pays part of every repair: no file is opened. */
export function nothingLeft(campaign: Campaign, funderId: string) {
  const sentence = `L’enveloppe du financeur «\u00a0${funderNameOf(campaign, funderId)}\u00a0» est utilisée\u00a0: aucun dossier ne peut être ouvert tant qu’elle n’est pas augmentée. Dites au client que l’aide n’est plus versée, avant de faire la réparation.`;
  return usedUpError(sentence);
}

function usedUpError(sentence: string) {
  return appError('EnvelopeUsedUpException', 'The envelope of a funder is used up.', { sentences: [sentence] });
}
