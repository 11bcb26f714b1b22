import type { PersonRequestKind } from '@alveole/domain';
import { messages } from '@alveole/validation';

export const followPath = '/auth/particulier/donnees/suivi';

export const texts = {
  title: 'Mes données',
  lead: 'Demandez une copie de vos données, leur correction ou leur effacement. Réponse en un mois.',
  form: 'Demande sur mes données',
  kind: 'Ce que vous demandez',
  name: 'Votre nom',
  contact: 'Votre mobile ou votre courriel',
  contactHint: 'Celui que vous avez donné au réparateur ou à l’inscription.',
  submit: 'Envoyer ma demande',
  kindNeeded: 'Choisissez ce que vous demandez',
  nameNeeded: messages.required,
  contactNeeded: 'Donnez un mobile ou un courriel',
  followQuestion: 'Vous avez déjà une référence\u00a0?',
  follow: 'Saisir mon code',
} as const;

export const kindTexts: Readonly<Record<PersonRequestKind, { readonly label: string; readonly description: string }>> =
  {
    access: { label: 'Recevoir une copie', description: 'Vos dossiers, vos documents et ce que nous savons de vous.' },
    correction: { label: 'Corriger', description: 'Un nom, une date de naissance, un mobile ou un courriel faux.' },
    erasure: {
      label: 'Effacer',
      description: 'Ce que la loi n’oblige pas à garder. Nous vous dirons ce qui reste, et jusqu’à quand.',
    },
  };

export const sentTexts = {
  title: 'Votre demande est reçue',
  lead: 'Notez cette référence\u00a0: elle vous sera demandée.',
  reference: 'Référence de votre demande',
  next: 'L’équipe cherche vos données, puis vérifie que c’est bien vous\u00a0: un code part au numéro ou à l’adresse que nous connaissons. Vous avez une réponse dans le mois.',
} as const;

export const followTexts = {
  title: 'Suivre ma demande',
  lead: 'Montrez que c’est bien vous par le code que vous avez reçu.',
  form: 'Code de ma demande',
  reference: 'Référence de votre demande',
  referenceHint: 'Huit lettres et chiffres.',
  referenceNeeded: 'Saisissez les huit signes de la référence',
  code: 'Code reçu',
  codeNeeded: 'Saisissez les six chiffres du code',
  send: 'M’envoyer un code',
  sent: 'Si l’équipe a trouvé vos données, un code vient de partir au numéro ou à l’adresse que nous connaissons. Sinon, il partira quand elle les aura trouvées.',
  submit: 'Valider le code',
  checkedTitle: 'C’est bien vous',
  checked: 'Merci. L’équipe traite votre demande, vous aurez sa réponse dans le mois.',
  closed: 'Votre demande a eu sa réponse.',
  readyTitle: 'Vos données sont prêtes',
  ready:
    'Une archive ZIP, à ouvrir sur votre appareil. L’adresse vaut quinze minutes\u00a0; un nouveau code en donne une autre.',
  download: 'Télécharger mes données',
} as const;

export const refusals = {
  BadCodeException: 'Ce code n’est pas le bon, ou n’est plus valable. Vérifiez-le, ou demandez-en un autre.',
} as const;
