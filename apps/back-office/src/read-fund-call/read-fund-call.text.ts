import type { FundCallBasis } from '@alveole/domain';
import { formatDate } from '@alveole/ui';

export const texts = {
  title: 'Appels de fonds',
  ownLead:
    'Ce que le programme vous demande de verser. Chaque appel a ses écritures en CSV et sa preuve en PDF\u00a0; il ne change plus.',
  loading: 'Chargement des appels de fonds',
  list: 'Appels de fonds',
  number: 'Appel',
  numberOf: (number: number) => `N°\u00a0${number}`,
  ofFunder: (number: number, funder: string) => `${funder}, n°\u00a0${number}`,
  issued: 'Émis le',
  until: 'Jusqu’au relevé du',
  untilOf: (day: string) => formatDate(day),
  called: 'Somme demandée',
  about: 'Porte sur',
  lines: 'Écritures',
  papers: 'Documents',
  pdf: 'PDF',
  csv: 'CSV',
  pdfOf: (number: number, funder: string) => `PDF de l’appel n°\u00a0${number}, ${funder}`,
  csvOf: (number: number, funder: string) => `CSV de l’appel n°\u00a0${number}, ${funder}`,
  saveFailed: 'Le document n’a pas pu être préparé. Réessayez dans un instant.',
  call: 'appel',
  ownEmptyTitle: 'Aucun appel de fonds',
  ownEmpty: 'Le programme ne vous a encore rien demandé. Vous recevrez un courriel à chaque appel.',
  verify: 'Vérifier un appel',
  verifyLead:
    'Chaque écriture est une ligne du journal public, que tout le monde peut vérifier sans compte. Le PDF donne le relevé signé qui les couvre et l’empreinte du CSV\u00a0; la page compare ce fichier au journal, ligne à ligne.',
  orCommand: 'Ou sur votre machine, par cette commande\u00a0:',
  verifyCommand: (address: string) => `npx alveole-verify ${address} --call appel-de-fonds.csv`,
  toLog: 'Vérifier les comptes',
} as const;

/** What a call asks for. */
export const basisTexts: Readonly<Record<FundCallBasis, string>> = {
  committed: 'Sommes engagées',
  paid: 'Sommes versées',
};
