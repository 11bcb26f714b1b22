export const helpSteps = ['0', '1', '2', '3', '1a', '1b', '1c', '2a', '2b', '2c', '2d', '3a', '3b', '3c'] as const;
export type HelpStep = (typeof helpSteps)[number];

export interface HelpNode {
  readonly title: string;
  /** The screens that this one leads to; empty for an answer. */
  readonly next: readonly HelpStep[];
  /** The step before; null at the start. Its link reads « Ecran précédent ». */
  readonly previous: HelpStep | null;
}

type Branch = readonly [title: string, next: readonly HelpStep[]];

const branches: Readonly<Record<HelpStep, Branch>> = {
  '0': ['Comment pouvons-nous vous aider\u00a0?', ['1', '2', '3']],
  '1': ['Le fonctionnement du dispositif', ['1a', '1b', '1c']],
  '2': ['Les réparations et le professionnel', ['2a', '2b', '2c', '2d']],
  '3': ['Un problème lors de la préinscription', ['3a', '3b', '3c']],
  '1a': ["L'éligibilité des réparations", []],
  '1b': ['Les étapes pour bénéficier de la prime', []],
  '1c': ['Le calcul de la prime', []],
  '2a': ['Le professionnel', []],
  '2b': ['Le choix des réparations', []],
  '2c': ["L'éligibilité", []],
  '2d': ['Un litige avec le réparateur', []],
  '3a': ['Les étapes de la préinscription', []],
  '3b': ['Un problème pour finaliser la préinscription', []],
  '3c': ['Une erreur de numéro de téléphone ou un code SMS non reçu', []],
};

const previousOf = (step: HelpStep): HelpStep | null =>
  helpSteps.find((candidate) => branches[candidate][1].includes(step)) ?? null;

/** The decision tree of the help page (repairs §2). The answers' texts are those of `guideAnswers`. */
export const helpTree: Readonly<Record<HelpStep, HelpNode>> = Object.fromEntries(
  helpSteps.map((step) => [step, { title: branches[step][0], next: branches[step][1], previous: previousOf(step) }]),
) as Record<HelpStep, HelpNode>;

export const previousScreenLabel = 'Ecran précédent';
