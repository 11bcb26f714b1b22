import type { Campaign } from '@alveole/domain';
import { refusalsOf, useReckoning } from '@alveole/shared-screens/use-reckoning';
import type { Reckoning } from '@alveole/shared-screens/use-reckoning';
import { useRules } from '@alveole/shared-screens/use-rules';
import { canReckonFor, visitorFields, visitorSituation } from './visitor-situation.ts';
import type { TypedVisitor, VisitorFields } from './visitor-situation.ts';

/** What stands in the calculator. */
export interface TypedPrice {
  /** The invoice in cents, undefined of what is no amount. */
  readonly invoiceCents: number | undefined;
  readonly visitor: TypedVisitor;
}

export interface VisitorReckoning {
  /** What the rules ask beside the amount; absent while they load, and where the shop reckons. */
  readonly fields?: VisitorFields;
  /** A field that the aid depends on is empty. */
  readonly isUnanswered: boolean;
  readonly reckoning: Reckoning;
}

/** What the rules of the campaign give for what a visitor typed. @param typed undefined before the first touch, which loads the rules */
export function useVisitorReckoning(campaign: Campaign, typed: TypedPrice | undefined): VisitorReckoning {
  const rules = useRules(campaign, typed !== undefined);
  const canReckon = rules !== undefined && rules !== 'absent' && canReckonFor(rules);
  const fields = typed && canReckon ? visitorFields(rules, campaign, typed.visitor) : undefined;
  const request = typed && fields && situationOf(typed, fields, campaign);
  const reckoning = useReckoning(campaign, request?.situation);
  if (rules !== undefined && !canReckon) return { isUnanswered: false, reckoning: 'later' };
  if (fields === undefined) return { isUnanswered: false, reckoning: undefined };
  const isUnanswered = request !== undefined && !request.isWhole && refusalsOf(reckoning).length === 0;
  return { fields, isUnanswered, reckoning: isUnanswered ? undefined : reckoning };
}

function situationOf({ invoiceCents, visitor }: TypedPrice, fields: VisitorFields, campaign: Campaign) {
  const { adultAge, towns, vatPercent } = campaign;
  return invoiceCents === undefined
    ? undefined
    : visitorSituation(fields, visitor, { invoiceCents, vatPercent, adultAge, towns });
}
