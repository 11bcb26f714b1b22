import type { Participants } from '../premium/premium.ts';

/** What the rules of a campaign are asked about: what is known of a file. */
export interface Situation {
  /** The invoice's amount excluding tax, in cents. */
  readonly invoiceCents?: number;
  /** Persons of the session. */
  readonly participants?: Participants;
}

/** What the rules of every campaign answer. */
export type RuleOutput = 'repairCap' | 'repairPremium' | 'sessionPremium';

/** The rules of one version of a campaign, whatever language they are written in. */
export interface Rules {
  /**
   * An amount in cents, rounded once, half a cent up.
   * @throws RulesError when the rules have no amount for this situation
   */
  centsOf(output: RuleOutput, situation: Situation): number;
}

/** The rules have no amount for a situation: none, a negative or an endless one. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}
