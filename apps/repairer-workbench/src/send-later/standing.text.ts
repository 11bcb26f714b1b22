import type { Standing } from './use-on-device.ts';

export const texts = {
  onDevice: 'Sur cet appareil',
  refused: 'Refusé',
} as const;

/** « Sur cet appareil, pas encore envoyé » instead of what is said of a recorded entry. */
export function standingText(standing: Standing): string {
  return standing === 'refused'
    ? `${texts.refused}, ${texts.onDevice.toLowerCase()}`
    : `${texts.onDevice}, pas encore envoyé`;
}
