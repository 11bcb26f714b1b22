import type { Campaign } from '@alveole/domain';
import { sessionLeftToPay, sessionPremium, formatEuros, formatWholeEuros } from '@alveole/domain';

export const repairTexts = {
  title: 'Faire réparer mon vélo',
  /** @param capCents the most that is deducted, in cents */
  lead: (capCents: number) =>
    `Trouvez un réparateur référencé, prenez rendez-vous, venez avec votre vélo. Jusqu’à ${formatWholeEuros(capCents)} hors taxes sont déduits de votre facture.`,
  coverage: 'Ce que l’aide prend en charge',
  eligible: 'Pris en charge',
  notEligible: 'Pas pris en charge',
  eligibleItems: [
    'La main-d’œuvre',
    'Les pièces et les consommables',
    'Toute réparation nécessaire pour rouler en sécurité',
  ],
  notEligibleItems: [
    'Le marquage et les antivols',
    'Les vélos neufs',
    'Les accessoires, le confort, la personnalisation',
  ],
  needs: 'Ce qu’il vous faut',
} as const;

/** What a person brings to a repair. */
export function repairNeeds({ bikesPerPerson }: Campaign): readonly { title: string; text: string }[] {
  return [
    {
      title: 'Une pièce d’identité',
      text: 'Carte nationale d’identité, passeport, permis de conduire ou titre de séjour. L’aide est réservée aux personnes majeures.',
    },
    {
      title: 'Un mobile français',
      text: 'Un code vous est envoyé par SMS. Vous le donnez au réparateur quand vous reprenez votre vélo.',
    },
    {
      title: 'Votre vélo',
      text: `Une aide et une facture par vélo, jusqu’à ${bikesPerPerson} vélos par personne. Le réparateur note sa marque et son numéro, et le photographie.`,
    },
  ];
}

export const lessonTexts = {
  title: 'Me remettre en selle',
  lead: 'Reprenez confiance avec un moniteur, seul ou en petit groupe. La séance est gratuite, sauf la TVA si la structure y est soumise.',
  table: 'Combien coûte une séance',
  tableCaption: 'Par personne, selon le nombre de participants',
  columns: ['Participants', 'Durée', 'Aide, hors taxes', 'Reste à payer'],
  vat: 'de TVA au plus',
  rules:
    'Une séance aidée par personne. Présentez une pièce d’identité et votre mobile français\u00a0: le code reçu par SMS valide la fin de la séance.',
} as const;

const groups = [
  { participants: 1, who: 'Une personne', duration: '1\u00a0h\u00a030' },
  { participants: 2, who: 'Deux personnes', duration: '2\u00a0h' },
  { participants: 3, who: 'Trois personnes', duration: '2\u00a0h' },
] as const;

/** The rows of the sessions' table. */
export function sessionRows(campaign: Campaign): readonly (readonly string[])[] {
  return groups.map(({ participants, who, duration }) => [
    who,
    duration,
    formatEuros(sessionPremium(participants, campaign)),
    `${formatEuros(sessionLeftToPay(participants, campaign).vatCents)} ${lessonTexts.vat}`,
  ]);
}

export const crossLinks = {
  title: 'Et aussi',
  preRegister: {
    to: '/auth/particulier/inscription',
    title: 'Me préinscrire',
    text: 'Facultatif. Votre code fait gagner du temps chez le réparateur.',
  },
  lostCode: {
    to: '/auth/particulier/codepreinscription',
    title: 'J’ai perdu mon code',
    text: 'Retrouvez votre code de préinscription.',
  },
  lessons: {
    to: '/auth/particulier/remettre-en-selle',
    title: 'Me remettre en selle',
    text: 'Une séance pour reprendre confiance à vélo.',
  },
  repairs: {
    to: '/auth/particulier/faire-reparer',
    title: 'Faire réparer mon vélo',
    text: 'L’aide est déduite de la facture.',
  },
  help: {
    to: '/auth/particulier/aide',
    title: 'J’ai une question',
    text: 'Le dispositif, les réparations, la préinscription.',
  },
} as const;

export const infoTexts = {
  text: 'La préinscription en ligne n’est pas obligatoire\u00a0: prenez rendez-vous dès maintenant, vos coordonnées sont enregistrées sur place.',
  close: 'Masquer ce conseil',
} as const;
