import { answerText, formatEuros, RulesError, shopKindWords } from '@alveole/domain';
import type { Answers, Question, RuleOutput, Rules, Situation, SituationKey } from '@alveole/domain';
import type { RuleFault } from '../rule-fault.ts';
import { trialAnswers, trialSituation, trialSituationOf } from '../trial-situation.ts';
import { outputs } from '../vocabulary.ts';
import type { NamedConstant } from './named-constants.ts';
import { faultsOfShares } from './tried-shares.ts';

/** Invoices in cents from one cent to ten thousand euros. */
const invoices = [1, 1_00, 5_00, 10_00, 20_00, 50_00, 100_00, 200_00, 500_00, 1_000_00, 10_000_00];
const ages = [0, 12, 17, 18, 25, 26, 40, 60, 65, 99];
const fileCounts = [0, 1, 2, 10];
const vatRates = [0, 5.5, 10, 20];

/** Situations in which rules are tried at most, so that a check ends within a few seconds. */
const mostTrials = 600;

/**
 * Amounts that rules do not have, that are negative, or shares above their premium, anywhere in the range of what files hold; one fault for each rule.
 * It stops behind each trial, so that who runs it may do something else in between.
 */
export function* faultsInRange(
  rules: Rules,
  constants: readonly NamedConstant[],
  questions: readonly Question[],
): Generator<undefined, readonly RuleFault[]> {
  const named = questions.filter(({ id }) => rules.namedQuestions.includes(id));
  const trials = { values: valuesOf(rules.namedKeys, constants), named, trial: trialSituationOf(named) };
  const faults: RuleFault[] = [];
  for (const { key, name } of outputs) {
    const sentence = yield* firstFault(rules, key, situationsFor(key, trials), named);
    if (sentence !== undefined) faults.push({ rule: name, sentence });
  }
  const inTheseWords = (situation: Situation) => inWords('repairPremium', situation, named);
  return [...faults, ...(yield* faultsOfShares(rules, situationsFor('repairPremium', trials), inTheseWords))];
}

function* firstFault(
  rules: Rules,
  output: RuleOutput,
  situations: readonly Situation[],
  questions: readonly Question[],
): Generator<undefined, string | undefined> {
  for (const situation of situations) {
    yield;
    try {
      rules.centsOf(output, situation);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      return `Pour ${inWords(output, situation, questions)}\u00a0: ${error.message}`;
    }
  }
  return undefined;
}

type Values = Partial<Record<SituationKey, readonly NonNullable<Situation[SituationKey]>[]>>;

/** What the rules name: usual values of it, and those on either side of each limit that the rules write. */
function valuesOf(namedKeys: readonly SituationKey[], constants: readonly NamedConstant[]): Values {
  const numbers = (unit: string) =>
    constants.flatMap(({ type, value, unit: own }) => (type === 'number' && own === unit ? [Number(value)] : []));
  const texts = constants.flatMap(({ type, value }) => (type === 'string' ? [String(value)] : []));
  const euros = numbers('€').map((amount) => Math.round(amount * 100));
  const counts = [...fileCounts, ...numbers('').flatMap((count) => [count - 1, count, count + 1])].filter(
    (count) => Number.isInteger(count) && count >= 0,
  );
  const all: Values = {
    invoiceCents: [...invoices, ...euros.flatMap((cents) => [cents - 1, cents, cents + 1])].filter(
      (cents) => cents > 0,
    ),
    participants: [1, 2, 3],
    vatPercent: [...vatRates, ...numbers('%').filter((percent) => percent <= 30)],
    age: [...ages, ...numbers('ans').flatMap((years) => [years - 1, years])].filter((years) => years >= 0),
    repairedOn: [trialSituation.repairedOn, ...constants.flatMap(daysAround)],
    homeZip: [trialSituation.homeZip, ...texts],
    homeDepartment: [trialSituation.homeDepartment, ...texts],
    homeTown: [trialSituation.homeTown, ...texts],
    homeGroup: [trialSituation.homeGroup, ...texts],
    filesBefore: counts,
    filesThisYear: counts,
    shopZip: [trialSituation.shopZip, ...texts],
    shopDepartment: [trialSituation.shopDepartment, ...texts],
    shopTown: [trialSituation.shopTown, ...texts],
    shopGroup: [trialSituation.shopGroup, ...texts],
    shopKind: Object.values(shopKindWords),
  };
  return Object.fromEntries(namedKeys.map((key) => [key, [...new Set(all[key])]]));
}

function daysAround({ type, value }: NamedConstant): readonly string[] {
  if (type !== 'date') return [];
  const day = String(value).split('/').reverse().join('-');
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000);
  return [before.toISOString().slice(0, 10), day];
}

interface Trials {
  readonly values: Values;
  /** Questions that the rules name. */
  readonly named: readonly Question[];
  readonly trial: Situation;
}

/** Every amount (every number of persons of a session) with every other value and answer, those one at a time. */
function situationsFor(output: RuleOutput, { values, named, trial }: Trials): readonly Situation[] {
  const main = mainKeyOf(output);
  const others = Object.entries(values).filter(([key]) => key !== 'participants' && key !== 'invoiceCents');
  const variations = [
    {},
    ...others.flatMap(([key, alternatives]) => alternatives.map((value) => ({ [key]: value }))),
    ...named.flatMap((question) => answersWith(question, trial.answers).map((answers) => ({ answers }))),
  ];
  const situations = (values[main] ?? [trialSituation[main]]).flatMap((value) =>
    variations.map((variation): Situation => ({ ...trial, [main]: value, ...variation })),
  );
  return situations.slice(0, mostTrials);
}

/** Each answer to a question beside those to the others; without one where the question may be left out, or not be asked. */
function answersWith(question: Question, trialAnswersById: Answers = {}): readonly Answers[] {
  const others = Object.fromEntries(Object.entries(trialAnswersById).filter(([id]) => id !== question.id));
  const answers = trialAnswers(question).map((answer) => ({ ...others, [question.id]: answer }));
  const isAlwaysAnswered = question.isRequired && question.askedIf === undefined;
  return isAlwaysAnswered ? answers : [...answers, others];
}

const words: Readonly<Record<SituationKey, (situation: Situation) => string>> = {
  invoiceCents: ({ invoiceCents = 0 }) => `une facture de ${formatEuros(invoiceCents)}`,
  participants: ({ participants }) => `une séance de ${participants} personne${participants === 1 ? '' : 's'}`,
  vatPercent: ({ vatPercent }) => `une TVA de ${vatPercent} %`,
  repairedOn: ({ repairedOn = '' }) => `le ${repairedOn.split('-').reverse().join('/')}`,
  age: ({ age }) => `${age} ans`,
  homeZip: ({ homeZip }) => `le code postal ${homeZip}`,
  homeDepartment: ({ homeDepartment }) => `le département ${homeDepartment}`,
  homeTown: ({ homeTown }) => `la commune ${homeTown}`,
  homeGroup: ({ homeGroup }) => `le groupe ${homeGroup}`,
  filesBefore: ({ filesBefore }) => `${filesBefore} dossiers précédents`,
  filesThisYear: ({ filesThisYear }) => `${filesThisYear} dossiers précédents de la même année`,
  shopZip: ({ shopZip }) => `un établissement du ${shopZip}`,
  shopDepartment: ({ shopDepartment }) => `un établissement du département ${shopDepartment}`,
  shopTown: ({ shopTown }) => `un établissement de la commune ${shopTown}`,
  shopGroup: ({ shopGroup }) => `un établissement du groupe ${shopGroup}`,
  shopKind: ({ shopKind }) => `un établissement « ${shopKind} »`,
};

/** What an output is asked by, and what is not as in the trial situation. */
function inWords(output: RuleOutput, situation: Situation, questions: readonly Question[]): string {
  const main = mainKeyOf(output);
  const others = (Object.keys(words) as SituationKey[]).filter(
    (key) => key !== 'invoiceCents' && key !== 'participants' && situation[key] !== trialSituation[key],
  );
  const answers = questions.map((question) => {
    const answer = situation.answers?.[question.id];
    return `« ${question.label} » ${answer === undefined ? 'sans réponse' : answerText(question, answer)}`;
  });
  return [...[main, ...others].map((key) => words[key](situation)), ...answers].join(', ');
}

function mainKeyOf(output: RuleOutput): 'participants' | 'invoiceCents' {
  return output === 'sessionPremium' ? 'participants' : 'invoiceCents';
}
