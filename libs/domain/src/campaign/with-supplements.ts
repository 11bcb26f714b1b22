import type { Campaign } from './campaign.ts';
import { fundersOf } from './funder.ts';
import type { Supplement } from './supplement.ts';

/**
 * The campaign by which files of a day are reckoned: the first one with those that add to it on that day and their questions
 * behind its own. The funders of all stand behind its own, since what they have granted outlives the last day of theirs. The
 * first itself where there are no others.
 * @param others in the order in which they add
 * @param day YYYY-MM-DD, Europe/Paris
 */
export function withSupplements(first: Campaign, others: readonly Campaign[], day: string): Campaign {
  if (others.length === 0) return first;
  const all = others.map(supplementOf);
  const supplements = all.filter((supplement) => addsOn(supplement, day));
  const questions = [...(first.questions ?? []), ...supplements.flatMap((supplement) => supplement.questions ?? [])];
  return {
    ...first,
    funders: [...fundersOf(first), ...all.flatMap(({ funders }) => funders)],
    ...(questions.length > 0 && { questions }),
    ...withTowns([first, ...others]),
    ...(supplements.length > 0 && { supplements }),
  };
}

/** The towns that rules name: of the one campaign that lists some, or of several with the same list. */
function withTowns(campaigns: readonly Campaign[]): Pick<Campaign, 'towns'> {
  const { towns } = campaigns.find((campaign) => campaign.towns !== undefined) ?? {};
  return { ...(towns && { towns }) };
}

/** The campaign whose premium a funder pays; the first one for a funder of one that adds nothing today. */
export function campaignPaidBy(campaign: Campaign, funderId: string): Pick<Campaign, 'id' | 'name' | 'version'> {
  const { funders = [], supplements = [] } = campaign;
  const campaignId = funders.find(({ id }) => id === funderId)?.campaignId;
  return supplements.find(({ id }) => id === campaignId) ?? campaign;
}

function addsOn({ startsOn, endsOn }: Supplement, day: string): boolean {
  return startsOn <= day && (endsOn === null || day <= endsOn);
}

function supplementOf(campaign: Campaign): Supplement {
  const { id, version, name, startsOn, endsOn, rules, repairCapCents, questions } = campaign;
  const funders = (campaign.funders ?? []).map((funder) => ({ ...funder, campaignId: id }));
  return { id, version, name, startsOn, endsOn, rules, repairCapCents, funders, ...(questions && { questions }) };
}
