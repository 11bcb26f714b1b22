export const texts = {
  title: 'Paramètres',
  card: 'Code SMS',
  loading: 'Chargement des paramètres',
  needed: 'Code demandé',
  notNeeded: 'Code non demandé',
  neededLead:
    'Le code reçu par SMS est demandé au bénéficiaire pour valider la réception d’un vélo ou la fin d’une séance.',
  notNeededLead: 'Le code SMS n’est pas demandé\u00a0: les dossiers sont validés sans lui.',
  cancel: 'Annuler',
} as const;

export interface SwitchTexts {
  readonly act: string;
  readonly ask: string;
  readonly consequence: string;
  readonly done: string;
}

/** By where the code will stand. */
export const switchTexts: Readonly<Record<'off' | 'on', SwitchTexts>> = {
  off: {
    act: 'Désactiver le code SMS',
    ask: 'Désactiver le code SMS\u00a0?',
    consequence:
      'Les dossiers seront validés sans le code du bénéficiaire, pour tous les réparateurs. Chaque administrateur recevra un courriel d’alerte.',
    done: 'Le code SMS est désactivé',
  },
  on: {
    act: 'Activer le code SMS',
    ask: 'Activer le code SMS\u00a0?',
    consequence:
      'Le code du bénéficiaire sera de nouveau demandé, pour tous les réparateurs. Chaque administrateur recevra un courriel d’alerte.',
    done: 'Le code SMS est activé',
  },
};
