export const texts = {
  title: 'Appareils',
  lead: 'Les appareils sur lesquels vous vous êtes connecté. Révoquez celui que vous ne reconnaissez pas ou n’avez plus.',
  loading: 'Chargement de vos appareils',
  list: 'Vos appareils',
  empty: 'Aucun appareil n’est enregistré. Celui-ci le sera à votre prochaine connexion.',
  current: 'Cet appareil',
  used: (when: string) => `Dernière utilisation le ${when}`,
  revoke: 'Révoquer',
  revokeTitle: (platform: string) => `Révoquer «\u00a0${platform}\u00a0»\u00a0?`,
  consequence: 'Les sessions ouvertes sur cet appareil prennent fin. Il faudra s’y reconnecter.',
  currentConsequence: 'C’est l’appareil que vous utilisez\u00a0: vous serez déconnecté d’ici quelques minutes.',
  revoked: 'L’appareil est révoqué',
} as const;
