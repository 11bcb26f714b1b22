import type { RuleOutput, SituationKey } from '@alveole/domain';

/** How a value of a situation is written in Publicodes. */
export type InputKind = 'amount' | 'percent' | 'years' | 'count' | 'files' | 'text' | 'day';

/** What rules may name without declaring it: each is known of a file. */
export interface RuleInput {
  /** Its dotted name in the rules. */
  readonly name: string;
  readonly key: SituationKey;
  readonly title: string;
  readonly kind: InputKind;
}

/** What rules must declare. */
export interface DeclaredOutput {
  readonly name: string;
  readonly key: RuleOutput;
  readonly meaning: string;
}

export const inputs: readonly RuleInput[] = [
  {
    name: 'facture . montant HT',
    key: 'invoiceCents',
    title: 'Montant hors taxes de la facture',
    kind: 'amount',
  },
  { name: 'facture . taux de TVA', key: 'vatPercent', title: 'Taux de TVA de la facture', kind: 'percent' },
  { name: 'séance . participants', key: 'participants', title: 'Personnes de la séance', kind: 'count' },
  { name: 'dossier . date', key: 'repairedOn', title: 'Date de la réparation', kind: 'day' },
  { name: 'bénéficiaire . âge', key: 'age', title: 'Âge du bénéficiaire', kind: 'years' },
  { name: 'bénéficiaire . code postal', key: 'homeZip', title: 'Code postal du bénéficiaire', kind: 'text' },
  { name: 'bénéficiaire . département', key: 'homeDepartment', title: 'Département du bénéficiaire', kind: 'text' },
  { name: 'bénéficiaire . commune', key: 'homeTown', title: 'Commune du bénéficiaire', kind: 'text' },
  { name: 'bénéficiaire . groupe', key: 'homeGroup', title: 'Groupe de communes du bénéficiaire', kind: 'text' },
  {
    name: 'bénéficiaire . dossiers précédents',
    key: 'filesBefore',
    title: 'Dossiers précédents du bénéficiaire',
    kind: 'files',
  },
  {
    name: 'bénéficiaire . dossiers cette année',
    key: 'filesThisYear',
    title: 'Dossiers précédents de la même année',
    kind: 'files',
  },
  { name: 'établissement . code postal', key: 'shopZip', title: 'Code postal de l’établissement', kind: 'text' },
  { name: 'établissement . département', key: 'shopDepartment', title: 'Département de l’établissement', kind: 'text' },
  { name: 'établissement . commune', key: 'shopTown', title: 'Commune de l’établissement', kind: 'text' },
  { name: 'établissement . groupe', key: 'shopGroup', title: 'Groupe de communes de l’établissement', kind: 'text' },
  { name: 'établissement . type', key: 'shopKind', title: 'Type d’établissement', kind: 'text' },
];

export const outputs: readonly DeclaredOutput[] = [
  { name: 'réparation . plafond', key: 'repairCap', meaning: 'la plus grande aide d’une réparation' },
  { name: 'réparation . prime', key: 'repairPremium', meaning: 'l’aide d’une réparation' },
  { name: 'séance . prime', key: 'sessionPremium', meaning: 'l’aide de chaque personne d’une séance' },
];

/** What a name belongs to: « séance » of « séance . prime ». Publicodes wants each declared. */
export function namespacesOf(name: string): readonly string[] {
  const parts = name.split(' . ');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(' . '));
}
