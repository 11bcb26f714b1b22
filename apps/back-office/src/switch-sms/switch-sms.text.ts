import type { SwitchTexts } from './programme-switch.tsx';

export const texts = { title: 'Paramètres' } as const;

export const smsTexts: SwitchTexts = {
  card: 'Code SMS',
  loading: 'Chargement des paramètres',
  on: {
    badge: 'Code demandé',
    lead: 'Le code reçu par SMS est demandé au bénéficiaire pour valider la réception d’un vélo ou la fin d’une séance.',
    act: 'Activer le code SMS',
    ask: 'Activer le code SMS\u00a0?',
    consequence:
      'Le code du bénéficiaire sera de nouveau demandé, pour tous les réparateurs. Chaque administrateur recevra un courriel d’alerte.',
    done: 'Le code SMS est activé',
  },
  off: {
    badge: 'Code non demandé',
    lead: 'Le code SMS n’est pas demandé\u00a0: les dossiers sont validés sans lui.',
    act: 'Désactiver le code SMS',
    ask: 'Désactiver le code SMS\u00a0?',
    consequence:
      'Les dossiers seront validés sans le code du bénéficiaire, pour tous les réparateurs. Chaque administrateur recevra un courriel d’alerte.',
    done: 'Le code SMS est désactivé',
  },
};
