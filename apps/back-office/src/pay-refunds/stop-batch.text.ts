import { formatCount } from '@alveole/ui';

/** How a draft is stopped: by who may approve it, or by who drafted it. */
export const stopTexts = {
  refuse: {
    act: 'Refuser le lot',
    ask: 'Refuser ce lot\u00a0?',
    consequence: (count: number) =>
      `${formatCount(count, 'dossier sera', 'dossiers seront')} de nouveau à rembourser. La personne qui a préparé le lot lira la raison.`,
    done: 'Le lot est refusé',
  },
  withdraw: {
    act: 'Retirer le lot',
    ask: 'Retirer ce lot\u00a0?',
    consequence: (count: number) =>
      `${formatCount(count, 'dossier sera', 'dossiers seront')} de nouveau à rembourser, pour un autre lot.`,
    done: 'Le lot est retiré',
  },
  reason: 'Raison du refus',
  longestReason: 500,
} as const;
