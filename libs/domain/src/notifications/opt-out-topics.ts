/** What a person may ask not to receive; everything else belongs to the procedure, to money or to the account's safety. */
export const optOutTopics = ['messages', 'progress'] as const;

export type OptOutTopic = (typeof optOutTopics)[number];

/** What somebody gives up, in the words of « Vous ne recevrez plus … ». */
export const optOutTopicLabels: Readonly<Record<OptOutTopic, string>> = {
  messages: 'le courriel qui annonce les messages en attente',
  progress: 'les courriels d’avancement de vos dossiers',
};
