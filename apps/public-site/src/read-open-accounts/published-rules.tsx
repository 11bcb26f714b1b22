import type { ApiCaller, RouteAnswer } from '@alveole/contracts';
import { campaignRoutes, campaignsOf } from '@alveole/contracts/campaign';
import { beginning } from '@alveole/domain';
import type { Campaign, PublishedCampaign } from '@alveole/domain';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import classes from '../read-statistics/open-figures.module.css';
import { texts } from './open-accounts.text.ts';
import ownClasses from './published-rules.module.css';
import { rulesText } from './rules-text.ts';

interface RulesVersion {
  readonly campaign: Campaign;
  /** Absent of a version that held from the beginning. */
  readonly holdsFrom?: string;
  /** Number of the one that rules in its place: of two for the same day the later number. */
  readonly replacedBy?: number | undefined;
}

/** Every version of the rules with its first day and its text, the last first day first. */
export function PublishedRules({ api }: { readonly api: ApiCaller }): ReactNode {
  const versions = useRulesVersions(api);
  if (versions.length === 0) return null;
  const areSeveral = new Set(versions.map(({ campaign }) => campaign.id)).size > 1;
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{texts.rules}</h2>
      <p className={classes.soft}>{texts.rulesNote}</p>
      {versions.map(({ campaign, holdsFrom, replacedBy }) => (
        <details key={`${campaign.id}@${campaign.version}`} className={ownClasses.version}>
          <summary>
            {areSeveral ? `${campaign.name}\u00a0: ` : null}
            {texts.version(campaign.version, holdsFrom)}
            {replacedBy === undefined ? null : texts.replacedBy(replacedBy)}
          </summary>
          <pre className={ownClasses.rules}>
            <code>{rulesText(campaign.rules)}</code>
          </pre>
        </details>
      ))}
    </section>
  );
}

/** The last first day first, of one day the later number; those that hold from the beginning last. */
function versionsIn(answer: RouteAnswer<typeof campaignRoutes.listCampaigns>): readonly RulesVersion[] {
  const { own, published } = campaignsOf(answer);
  const later = published
    .toReversed()
    .toSorted((one, other) => other.holdsFrom.localeCompare(one.holdsFrom))
    .map(({ campaign, holdsFrom }) => ({
      campaign,
      ...(holdsFrom !== beginning && { holdsFrom, replacedBy: replacingVersion({ campaign, holdsFrom }, published) }),
    }));
  return [...later, ...(own ? [{ campaign: own }] : [])];
}

/** The highest number for the same day of the same campaign; undefined where that is its own. */
function replacingVersion(
  { campaign, holdsFrom }: PublishedCampaign,
  published: readonly PublishedCampaign[],
): number | undefined {
  const ruling = Math.max(
    ...published
      .filter((other) => other.campaign.id === campaign.id && other.holdsFrom === holdsFrom)
      .map((other) => other.campaign.version),
  );
  return ruling === campaign.version ? undefined : ruling;
}

/** None while they have not arrived: the page says enough without them. */
function useRulesVersions(api: ApiCaller): readonly RulesVersion[] {
  const [versions, setVersions] = useState<readonly RulesVersion[]>([]);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    void api.call(campaignRoutes.listCampaigns, {}, { signal }).then(
      (answer) => {
        if (!signal.aborted) setVersions(versionsIn(answer));
      },
      () => undefined,
    );
    return () => control.abort();
  }, [api]);
  return versions;
}
