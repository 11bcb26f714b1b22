export const texts = {
  title: 'Se déconnecter sans attendre l’envoi\u00a0?',
  consequence: (count: string) =>
    `Le serveur n’a pas encore reçu ${count}. La déconnexion l’efface de cet appareil\u00a0: ce qui attend sera perdu.`,
  confirm: 'Se déconnecter et perdre l’envoi',
} as const;
