import type { FrenchTexts } from '@alveole/api-client';
import { staffAccountRefusals, textsById } from '@alveole/domain';
import { accountRefusals, accountTexts } from '@alveole/shared-screens/manage-accounts';

export const texts = {
  ...accountTexts,
  title: 'Comptes des financeurs',
  lead: 'Chaque compte lit la participation d’un financeur\u00a0: son enveloppe, ses virements, ses dossiers sans personne et ses appels de fonds. Il ne change rien.',
  table: 'Comptes des financeurs',
  person: 'Personne',
  funder: 'Financeur',
  state: 'État',
  last: 'Dernier changement',
  acts: 'Actions',
  add: 'Ouvrir un compte',
  addTitle: 'Ouvrir le compte d’un financeur',
  name: 'Nom et prénom',
  nameHint: 'Nom puis prénom, comme ils s’écrivent\u00a0: BRUN Odile',
  emptyTitle: 'Aucun compte',
  empty: 'Ouvrez-en un pour qu’un financeur suive lui-même ce que deviennent ses fonds.',
  noFundersTitle: 'Aucun financeur',
  noFunders:
    'La campagne en vigueur ne nomme pas de financeur\u00a0: le programme paie seul. Les financeurs s’écrivent dans campaign.yaml.',
  editLead: 'Le financeur d’un compte ne change pas. Pour un autre, ouvrez un autre compte.',
} as const;

/** Acts of the trail. */
export const actTexts: Readonly<Record<string, string>> = {
  open: 'Compte ouvert',
  disable: 'Désactivé',
  enable: 'Réactivé',
  rename: 'Nom changé',
};

/** What happens to a person whose account is disabled, or enabled again. */
export const toggleConsequences = {
  disable: 'La personne est déconnectée partout et ne lit plus rien de la participation de ce financeur.',
  enable: 'La personne peut de nouveau se connecter, avec le même mot de passe.',
} as const;

export const refusals: FrenchTexts = {
  ...accountRefusals,
  ...textsById(staffAccountRefusals),
  NotFoundException: 'La campagne ne nomme plus ce financeur. Rechargez la page.',
};
