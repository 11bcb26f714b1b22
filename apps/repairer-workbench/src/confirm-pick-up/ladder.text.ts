import type { CodeChannel } from '@alveole/domain';

interface LadderTexts {
  /** Names the ladder. */
  readonly ladder: string;
  readonly asked: string;
  /** Of a message that went where the client said. */
  readonly askedElsewhere: string;
  readonly accepting: string;
  readonly accepted: string;
  /** What is still ahead: of a mail nobody tells that it was opened, but its answer comes. */
  readonly delivering: string;
  readonly delivered: string;
  readonly undelivered: string;
  readonly pending: string;
  readonly news: Readonly<Record<'sent' | 'delivered', string>>;
}

const mail = {
  accepting: 'En attente de la messagerie',
  accepted: 'Accepté par la messagerie',
  undelivered: 'Courriel non remis',
  pending: 'Courriel en cours d’envoi',
} as const;

/** What each way calls its rungs. */
export const ladderTexts: Readonly<Record<CodeChannel, LadderTexts>> = {
  sms: {
    ladder: 'Chemin du SMS',
    asked: 'Envoyé',
    askedElsewhere: 'Envoyé à un autre numéro',
    accepting: 'En attente de l’opérateur',
    accepted: 'Accepté par l’opérateur',
    delivering: 'Remise sur le téléphone',
    delivered: 'Remis sur le téléphone',
    undelivered: 'SMS non remis',
    pending: 'SMS en cours d’envoi',
    news: { sent: 'SMS envoyé', delivered: 'SMS remis' },
  },
  mail: {
    ...mail,
    ladder: 'Chemin du code par courriel',
    asked: 'Code envoyé par courriel',
    askedElsewhere: 'Code envoyé à une autre adresse',
    delivering: 'Le client vous lit les 6 chiffres',
    delivered: 'Courriel remis',
    news: { sent: 'Courriel envoyé', delivered: 'Courriel remis' },
  },
  link: {
    ...mail,
    ladder: 'Chemin du lien de confirmation',
    asked: 'Lien envoyé par courriel',
    askedElsewhere: 'Lien envoyé à une autre adresse',
    delivering: 'Le client confirme sur sa page\u00a0: le dossier se termine ici',
    delivered: 'Courriel remis',
    news: { sent: 'Lien envoyé', delivered: 'Lien remis' },
  },
};
