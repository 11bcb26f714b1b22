import { noAid, repairAmounts, RulesError } from '@alveole/domain';
import type { Campaign, InvoiceAmounts, InvoicedSituation, ReckoningStep, Rules } from '@alveole/domain';
import { useMemo } from 'react';
import { useRules } from './use-rules.ts';

/** What an invoice of a repair would be worth, and why. */
export interface ReckonedRepair {
  readonly amounts: InvoiceAmounts;
  readonly steps: readonly ReckoningStep[];
}

/** The conditions of the campaign that the situation does not meet. */
export interface RefusedRepair {
  readonly refusals: readonly string[];
}

/** `later`: the rules need what this screen does not know, or could not be loaded; the service reckons. */
export type Reckoning = ReckonedRepair | RefusedRepair | 'later' | undefined;

/** What is reckoned; undefined where nothing is, and where the campaign refuses. */
export function reckonedOf(reckoning: Reckoning): ReckonedRepair | undefined {
  return typeof reckoning === 'object' && 'amounts' in reckoning ? reckoning : undefined;
}

/** Why the campaign refuses, in its own words; empty where it does not. */
export function refusalsOf(reckoning: Reckoning): readonly string[] {
  return typeof reckoning === 'object' && 'refusals' in reckoning ? reckoning.refusals : [];
}

/**
 * What the rules give for a typed amount.
 * @param situation undefined while no amount is typed
 * @param version that rules the file; another one than the page's has rules that the page does not know
 * @returns undefined while nothing is typed or the rules load
 */
export function useReckoning(
  campaign: Campaign,
  situation: InvoicedSituation | undefined,
  version = campaign.version,
): Reckoning {
  const rules = useRules(campaign, situation !== undefined);
  const key = situation && JSON.stringify(situation);
  return useMemo(() => {
    if (rules === undefined || key === undefined) return undefined;
    return rules === 'absent' || version !== campaign.version
      ? 'later'
      : reckonedBy(rules, JSON.parse(key) as InvoicedSituation);
  }, [rules, key, version, campaign.version]);
}

function reckonedBy(rules: Rules, situation: InvoicedSituation): Reckoning {
  const refusals = rules.unmetConditions(situation, false).map(({ sentence }) => sentence);
  if (refusals.length > 0) return { refusals };
  try {
    const amounts = repairAmounts(situation, rules);
    if (amounts.premiumCents === 0) return { refusals: [noAid.sentence] };
    return { amounts, steps: rules.stepsTo('repairPremium', situation) };
  } catch (error) {
    if (error instanceof RulesError) return 'later';
    throw error;
  }
}
