import type { RuleOutput, Situation } from '@alveole/domain';

/** What rules may name without declaring it: each is known of a file. */
export interface RuleInput {
  /** Its dotted name in the rules. */
  readonly name: string;
  readonly key: keyof Situation;
  readonly title: string;
  readonly unit?: '€';
}

/** What rules must declare. */
export interface DeclaredOutput {
  readonly name: string;
  readonly key: RuleOutput;
  readonly meaning: string;
}

export const inputs: readonly RuleInput[] = [
  { name: 'facture . montant HT', key: 'invoiceCents', title: 'Montant hors taxes de la facture', unit: '€' },
  { name: 'séance . participants', key: 'participants', title: 'Personnes de la séance' },
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
