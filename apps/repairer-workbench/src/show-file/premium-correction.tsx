import type { RepairView } from '@alveole/contracts/repair';
import { formatEuros } from '@alveole/ui';
import type { ReactNode } from 'react';

export interface PremiumCorrectionProps {
  readonly file: Pick<RepairView, 'premiumCents' | 'adjustmentCents'>;
}

/** What a correction made of a paid premium, and with whom it is settled; nothing where the aid stands as it was granted. */
export function PremiumCorrection({ file: { premiumCents, adjustmentCents } }: PremiumCorrectionProps): ReactNode {
  if (premiumCents === undefined || adjustmentCents === undefined) return null;
  return <p>{correctionText(formatEuros(premiumCents), adjustmentCents < 0)}</p>;
}

const correctionText = (premium: string, isLowered: boolean): string =>
  `L’aide a été corrigée depuis\u00a0: ${premium}. ${
    isLowered ? 'Ce que vous avez reçu en trop est retenu' : 'La différence vous est versée'
  }\u00a0; pour le client, rien ne change.`;
