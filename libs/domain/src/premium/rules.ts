import type { Answers } from '../campaign/question.ts';
import type { RuledAmounts } from '../campaign/shares.ts';
import type { Participants } from './premium.ts';

/** What the rules of a campaign are asked about: what is known of a file. */
export interface Situation {
  /** The invoice's amount excluding tax, in cents. */
  readonly invoiceCents?: number | undefined;
  /** VAT of the invoice, in per cent. */
  readonly vatPercent?: number | undefined;
  /** Persons of the session. */
  readonly participants?: Participants | undefined;
  /** Day of the repair, YYYY-MM-DD. */
  readonly repairedOn?: string | undefined;
  /** Of the beneficiary on that day, in whole years. */
  readonly age?: number | undefined;
  readonly homeZip?: string | undefined;
  /** `69`, `2A`, `974`. */
  readonly homeDepartment?: string | undefined;
  /** Of the towns that the campaign names, else `otherTowns`. */
  readonly homeTown?: string | undefined;
  readonly homeGroup?: string | undefined;
  /** Files of the same kind that the beneficiary opened before this one and that were neither given up nor refused. */
  readonly filesBefore?: number | undefined;
  /** Those of them whose repair is of the same calendar year. */
  readonly filesThisYear?: number | undefined;
  readonly shopZip?: string | undefined;
  readonly shopDepartment?: string | undefined;
  readonly shopTown?: string | undefined;
  readonly shopGroup?: string | undefined;
  /** One of `shopKindWords`. */
  readonly shopKind?: string | undefined;
  /** What the campaign asked. */
  readonly answers?: Answers | undefined;
}

/** What the programme knows of a file without asking. */
export type SituationKey = Exclude<keyof Situation, 'answers'>;

/** What the rules of every campaign answer. */
export type RuleOutput = 'repairCap' | 'repairPremium' | 'sessionPremium';

/** A condition that a file does not meet. */
export interface UnmetCondition {
  /** Its name in the rules. */
  readonly name: string;
  /** Why, as the campaign says it in French. */
  readonly sentence: string;
}

/** One value on the way to an amount, in French, for people to read. */
export interface ReckoningStep {
  readonly title: string;
  /** `50,00 €`, `Oui`, `34 ans`. */
  readonly value: string;
  /** What the campaign says of the rule. */
  readonly sentence?: string | undefined;
}

/** The rules of one version of a campaign, whatever language they are written in. */
export interface Rules {
  /** What the rules name of a situation: nothing else is asked of anybody. */
  readonly namedKeys: readonly SituationKey[];
  /** The questions whose answers the rules name, by their ids. */
  readonly namedQuestions: readonly string[];
  /**
   * An amount in cents, rounded once, half a cent up; a repair's premium never exceeds its invoice, nor the cap.
   * @throws RulesError when the rules have no amount for this situation
   */
  centsOf(output: RuleOutput, situation: Situation): number;
  /**
   * The conditions that this situation does not meet, in the order of the rules.
   * @param unknownCounts whether a condition fails whose data are not known
   */
  unmetConditions(situation: Situation, unknownCounts: boolean): readonly UnmetCondition[];
  /**
   * What the rules give for each funder whose share they say (« part . <funder> »), in cents.
   * @throws RulesError when one has no amount for this situation
   */
  ruledAmounts(situation: Situation): RuledAmounts;
  /** Every value that leads to an amount, the amount last; without what is not known. */
  stepsTo(output: RuleOutput, situation: Situation): readonly ReckoningStep[];
}

/** The rules have no amount for a situation: none, a negative or an endless one. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}
