import { smsSpacingText } from '@alveole/domain';

/** Of the ways by mail. */
export const texts = {
  secondTitle: 'Le SMS n’arrive pas\u00a0?',
  askMail: 'Le client peut répondre par courriel, à l’adresse qu’il a donnée à sa préinscription\u00a0:',
  noMail: 'Le client n’a pas laissé d’adresse e-mail au programme.',
  smsMayArrive: `Le SMS vient de partir\u00a0: attendez ${smsSpacingText} avant de passer par le courriel.`,
  sendBy: { mail: 'Envoyer le code par courriel', link: 'Envoyer un lien de confirmation' },
  resendBy: { mail: 'Renvoyer le code par courriel', link: 'Renvoyer le lien' },
  wayHints: {
    mail: 'Il vous lit les 6 chiffres, ceux du SMS ou ceux du courriel.',
    link: 'Il vérifie les montants et confirme lui-même, sur son téléphone.',
  },
} as const;
