import { timeZoneOf } from './campaign.ts';
import type { Campaign } from './campaign.ts';
import { fundersOf } from './funder.ts';
import { mostQuestions } from './question.ts';

/** Why campaigns cannot rule files together, in French. */
export interface SupplementFault {
  /** The campaign that would have to change. */
  readonly campaignId: string;
  /** Where its `campaign.yaml` says it. */
  readonly path: readonly PropertyKey[];
  readonly sentence: string;
}

/** What keeps campaigns from ruling files together. @param campaigns the first, then those that add to it, in their order */
export function supplementFaults(campaigns: readonly Campaign[]): readonly SupplementFault[] {
  const [first, ...others] = campaigns;
  if (first === undefined) return [];
  return [
    ...others.flatMap(lackingFunders),
    ...others.flatMap((other) => stricterQuotas(first, other)),
    ...others.flatMap((other) => otherTimeZone(first, other)),
    ...repeated(campaigns, {
      list: 'financeurs',
      idsOf: (campaign) => (campaign === first ? fundersOf(first) : (campaign.funders ?? [])).map(({ id }) => id),
      name: 'le financeur',
    }),
    ...repeated(campaigns, {
      list: 'questions',
      idsOf: ({ questions = [] }) => questions.map(({ id }) => id),
      name: 'la question',
    }),
    ...tooManyQuestions(campaigns),
    ...otherTownLists(campaigns),
  ];
}

function lackingFunders({ id: campaignId, funders }: Campaign): readonly SupplementFault[] {
  if (funders !== undefined) return [];
  const sentence = `un complément nomme ses financeurs\u00a0: ajoutez « financeurs » à « ${campaignId} ».`;
  return [{ campaignId, path: ['identifiant'], sentence }];
}

interface Quota {
  readonly key: 'bikesPerPerson' | 'adultAge';
  readonly path: readonly [string, string];
  readonly isStricter: (other: number, first: number) => boolean;
  readonly bound: string;
}

const quotas: readonly Quota[] = [
  {
    key: 'bikesPerPerson',
    path: ['quotas', 'vélos par personne'],
    isStricter: (other, first) => other < first,
    bound: 'au moins',
  },
  {
    key: 'adultAge',
    path: ['bénéficiaires', 'âge minimal'],
    isStricter: (other, first) => other > first,
    bound: 'au plus',
  },
];

/** Quotas are counted once, by the first campaign: a supplement that wants stricter ones says so in its rules. */
function stricterQuotas(first: Campaign, other: Campaign): readonly SupplementFault[] {
  return quotas
    .filter(({ key, isStricter }) => isStricter(other[key], first[key]))
    .map(({ key, path, bound }) => ({
      campaignId: other.id,
      path,
      sentence: `« ${path[1]} » est ${first[key]} dans « ${first.id} », que « ${other.id} » complète\u00a0: écrivez ${bound} ${first[key]}, et une condition dans ses règles si le complément demande davantage.`,
    }));
}

/** A file's day is one day for all who pay it. */
function otherTimeZone(first: Campaign, other: Campaign): readonly SupplementFault[] {
  const zone = timeZoneOf(first);
  if (timeZoneOf(other) === zone) return [];
  const sentence = `« ${other.id} » complète « ${first.id} », dont les jours sont ceux de ${zone}\u00a0: écrivez «\u00a0fuseau horaire: ${zone}\u00a0».`;
  return [{ campaignId: other.id, path: ['fuseau horaire'], sentence }];
}

interface NamedList {
  /** As `campaign.yaml` calls it. */
  readonly list: string;
  readonly idsOf: (campaign: Campaign) => readonly string[];
  readonly name: string;
}

function repeated(campaigns: readonly Campaign[], { list, idsOf, name }: NamedList): readonly SupplementFault[] {
  const owners = new Map<string, string>();
  return campaigns.flatMap((campaign) =>
    idsOf(campaign).flatMap((id, index) => {
      const owner = owners.get(id) ?? campaign.id;
      owners.set(id, owner);
      if (owner === campaign.id) return [];
      const sentence = `${name} « ${id} » est déjà de « ${owner} »\u00a0: donnez-lui un autre identifiant.`;
      return [{ campaignId: campaign.id, path: [list, index, 'identifiant'], sentence }];
    }),
  );
}

function tooManyQuestions(campaigns: readonly Campaign[]): readonly SupplementFault[] {
  const count = campaigns.reduce((sum, { questions = [] }) => sum + questions.length, 0);
  const last = campaigns.findLast(({ questions }) => questions !== undefined);
  if (count <= mostQuestions || last === undefined) return [];
  const sentence = `les campagnes posent ensemble ${count} questions, et ${mostQuestions} au plus sont permises.`;
  return [{ campaignId: last.id, path: ['questions'], sentence }];
}

/** A postcode means one town: of two lists, each would make the other's towns doubtful. */
function otherTownLists(campaigns: readonly Campaign[]): readonly SupplementFault[] {
  const [first, ...others] = campaigns.filter(({ towns }) => towns !== undefined);
  return others
    .filter(({ towns }) => JSON.stringify(towns) !== JSON.stringify(first?.towns))
    .map(({ id }) => ({
      campaignId: id,
      path: ['communes'],
      sentence: `les communes de « ${id} » ne sont pas celles de « ${first?.id} »\u00a0: écrivez la même liste dans les deux.`,
    }));
}
