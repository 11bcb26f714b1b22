import type { Position } from '@alveole/contracts/establishment';

const degrees = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 5, maximumFractionDigits: 5 });

/** « 48,58110 ; 7,75490 »: about a metre. */
export function formatPosition({ latitude, longitude }: Position): string {
  return `${degrees.format(latitude)}\u00a0; ${degrees.format(longitude)}`;
}
