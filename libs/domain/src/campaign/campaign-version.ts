import { accept, refuse, textsById, type Decision, type Refusal } from '../decision.ts';
import { administratorLevel } from '../roles.ts';
import type { Campaign } from './campaign.ts';
import { withSupplements } from './with-supplements.ts';

/** A version is proposed by an administrator and published by another member of the desk; until then it may be withdrawn. */
export const campaignVersionStates = ['proposed', 'published', 'withdrawn'] as const;
export type CampaignVersionState = (typeof campaignVersionStates)[number];

/** A version of a campaign that two persons published. */
export interface PublishedCampaign {
  /** First day of the repairs that it rules. */
  readonly holdsFrom: string;
  readonly campaign: Campaign;
}

/**
 * The version that rules what happens on a day: the last one that holds by then, of two for the same day the later number;
 * before all of them the installation's own.
 */
export function campaignOn(own: Campaign, published: readonly PublishedCampaign[], day: string): Campaign {
  const holding = published
    .filter(({ holdsFrom }) => holdsFrom <= day)
    .toSorted(
      (one, other) => one.holdsFrom.localeCompare(other.holdsFrom) || one.campaign.version - other.campaign.version,
    );
  return holding.at(-1)?.campaign ?? own;
}

/** First day of a version that holds from the beginning: the campaign of a folder that adds to the installation's own. */
export const beginning = '0000-01-01';

/**
 * The same with the campaigns that add to it: each by its version of the day.
 * @param published versions of all, in the order in which they add where they are of several
 */
export function campaignWithSupplementsOn(
  own: Campaign,
  published: readonly PublishedCampaign[],
  day: string,
): Campaign {
  const versionsOf = (campaignId: string) => published.filter(({ campaign }) => campaign.id === campaignId);
  const otherIds = new Set(published.map(({ campaign }) => campaign.id).filter((id) => id !== own.id));
  const others = [...otherIds].flatMap((id) => {
    const versions = versionsOf(id);
    const [earliest] = versions.filter(({ holdsFrom }) => holdsFrom <= day);
    return earliest === undefined ? [] : [campaignOn(earliest.campaign, versions, day)];
  });
  return withSupplements(campaignOn(own, versionsOf(own.id), day), others, day);
}

interface Proposer {
  readonly permission: number;
}

export interface ProposedVersion {
  readonly holdsFrom: string;
  /** The number that its file bears. */
  readonly version: number;
  /** The highest number that was used so far, by versions that were withdrawn too. */
  readonly lastVersion: number;
  /** Of Europe/Paris. */
  readonly today: string;
}

/** Whether a member of staff may propose versions and withdraw them; any other publishes, as with payments. */
export function decideCampaignChange({ permission }: Proposer): Decision<void> {
  return permission === administratorLevel ? accept(undefined) : refuse(versionRefusals.notAllowed);
}

/** Whether this version may be proposed: the next number, from a day that has not passed. */
export function decideProposal(version: ProposedVersion): Decision<void> {
  if (version.version <= version.lastVersion) return refuse(versionRefusals.notNext);
  return version.holdsFrom < version.today ? refuse(versionRefusals.past) : accept(undefined);
}

/** Whether a proposed version may be published today; who may is the rule of two persons'. */
export function decidePublication({
  state,
  holdsFrom,
  today,
}: Pick<ProposedVersion, 'holdsFrom' | 'today'> & { readonly state: CampaignVersionState }): Decision<void> {
  if (state !== 'proposed') return refuse(versionRefusals.settled);
  return holdsFrom < today ? refuse(versionRefusals.past) : accept(undefined);
}

/** Whether a version may be withdrawn. */
export function decideVersionWithdrawal(state: CampaignVersionState): Decision<void> {
  return state === 'proposed' ? accept(undefined) : refuse(versionRefusals.settled);
}

export const versionRefusals = {
  notAllowed: {
    code: 'NotAuthorizedException',
    id: 'campaign-not-allowed-for-this-permission',
    message: 'Campaigns are not proposed with this permission.',
    explanation: 'Seul un administrateur propose, retire ou simule une version de la campagne',
  },
  notNext: {
    code: 'TransitionRefusedException',
    id: 'the-version-of-the-campaign-is-not-the-next-one',
    message: 'The version of the campaign is not the next one.',
    explanation: 'Ce numéro de version a déjà servi\u00a0: écrivez le suivant dans campaign.yaml',
  },
  past: {
    code: 'TransitionRefusedException',
    id: 'the-version-of-the-campaign-would-hold-from-a-day-that-has-passed',
    message: 'The version of the campaign would hold from a day that has passed.',
    explanation:
      'Une version ne s’applique pas à des réparations passées\u00a0: choisissez aujourd’hui ou un jour à venir',
  },
  settled: {
    code: 'TransitionRefusedException',
    id: 'the-version-of-the-campaign-is-settled',
    message: 'The version of the campaign is published or withdrawn.',
    explanation: 'Cette version est déjà publiée ou retirée',
  },
} as const satisfies Record<string, Refusal>;

export const campaignTextsById = textsById(Object.values(versionRefusals));
