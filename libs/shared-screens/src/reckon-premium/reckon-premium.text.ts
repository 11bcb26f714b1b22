import { formatEuros } from '@alveole/domain';

export const texts = {
  why: (premiumCents: number) => `Pourquoi ${formatEuros(premiumCents)}\u00a0?`,
};
