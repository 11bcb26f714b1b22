export const texts = {
  help: { keys: ['?'], act: 'raccourcis' },
  switchOff: 'Couper les raccourcis',
  switchOn: 'Activer les raccourcis',
} as const;
