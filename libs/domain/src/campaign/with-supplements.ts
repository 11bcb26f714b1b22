import type { Campaign } from './campaign.ts';
import { fundersOf } from './funder.ts';
import { mostQuestions } from './question.ts';
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

/** The version of the campaign whose premium a funder pays. */
export function versionOfFunder({ version, funders = [], supplements = [] }: Campaign, funderId: string): number {
  const campaignId = funders.find(({ id }) => id === funderId)?.campaignId;
  return supplements.find(({ id }) => id === campaignId)?.version ?? version;
}

function addsOn({ startsOn, endsOn }: Supplement, day: string): boolean {
  return startsOn <= day && (endsOn === null || day <= endsOn);
}

function supplementOf(campaign: Campaign): Supplement {
  const { id, version, name, startsOn, endsOn, rules, repairCapCents, questions } = campaign;
  const funders = (campaign.funders ?? []).map((funder) => ({ ...funder, campaignId: id }));
  return { id, version, name, startsOn, endsOn, rules, repairCapCents, funders, ...(questions && { questions }) };
}

/** Why campaigns cannot rule files together, in French, each with the campaign that would have to change. */
export interface SupplementFault {
  readonly campaignId: string;
  readonly sentence: string;
}

/** What keeps campaigns from ruling files together. @param campaigns the first, then those that add to it, in their order */
export function supplementFaults(campaigns: readonly Campaign[]): readonly SupplementFault[] {
  const [first, ...others] = campaigns;
  if (first === undefined) return [];
  return [
    ...others
      .filter(({ funders }) => funders === undefined)
      .map(({ id }) => faultOf(id, `un complément nomme ses financeurs\u00a0: ajoutez « financeurs » à « ${id} ».`)),
    ...others.flatMap((other) => otherQuotas(first, other)),
    ...repeated(
      campaigns,
      (campaign) => (campaign === first ? fundersOf(first) : (campaign.funders ?? [])).map(({ id }) => id),
      'le financeur',
    ),
    ...repeated(campaigns, ({ questions = [] }) => questions.map(({ id }) => id), 'la question'),
    ...tooManyQuestions(campaigns),
    ...otherTownLists(campaigns),
  ];
}

const quotas = {
  bikesPerPerson: 'vélos par personne',
  adultAge: 'âge minimal',
} as const satisfies Partial<Record<keyof Campaign, string>>;

/** Quotas are counted once, for the file: a supplement that wants others says so in its rules. */
function otherQuotas(first: Campaign, other: Campaign): readonly SupplementFault[] {
  const keys = Object.keys(quotas) as (keyof typeof quotas)[];
  return keys
    .filter((key) => first[key] !== other[key])
    .map((key) =>
      faultOf(
        other.id,
        `« ${quotas[key]} » est ${first[key]} dans « ${first.id} », que « ${other.id} » complète\u00a0: écrivez le même nombre, et une condition dans ses règles si le complément demande davantage.`,
      ),
    );
}

function repeated(
  campaigns: readonly Campaign[],
  idsOf: (campaign: Campaign) => readonly string[],
  what: string,
): readonly SupplementFault[] {
  const owners = new Map<string, string>();
  return campaigns.flatMap((campaign) =>
    idsOf(campaign).flatMap((id) => {
      const owner = owners.get(id);
      if (owner === undefined) owners.set(id, campaign.id);
      return owner === undefined || owner === campaign.id
        ? []
        : [faultOf(campaign.id, `${what} « ${id} » est déjà de « ${owner} »\u00a0: donnez-lui un autre identifiant.`)];
    }),
  );
}

function tooManyQuestions(campaigns: readonly Campaign[]): readonly SupplementFault[] {
  const count = campaigns.reduce((sum, { questions = [] }) => sum + questions.length, 0);
  const last = campaigns.at(-1);
  if (count <= mostQuestions || last === undefined) return [];
  return [
    faultOf(last.id, `les campagnes posent ensemble ${count} questions, et ${mostQuestions} au plus sont permises.`),
  ];
}

/** A postcode means one town: of two lists, each would make the other's towns doubtful. */
function otherTownLists(campaigns: readonly Campaign[]): readonly SupplementFault[] {
  const [first, ...others] = campaigns.filter(({ towns }) => towns !== undefined);
  return others
    .filter(({ towns }) => JSON.stringify(towns) !== JSON.stringify(first?.towns))
    .map(({ id }) =>
      faultOf(
        id,
        `les communes de « ${id} » ne sont pas celles de « ${first?.id} »\u00a0: écrivez la même liste dans les deux.`,
      ),
    );
}

const faultOf = (campaignId: string, sentence: string): SupplementFault => ({ campaignId, sentence });
