import type { ApiCaller, RouteAnswer } from '@alveole/contracts';
import { campaignRoutes, campaignsOf } from '@alveole/contracts/campaign';
import { beginning } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
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
}

/** Every version of the rules with its first day and its text, newest first. */
export function PublishedRules({ api }: { readonly api: ApiCaller }): ReactNode {
  const versions = useRulesVersions(api);
  if (versions.length === 0) return null;
  const areSeveral = new Set(versions.map(({ campaign }) => campaign.id)).size > 1;
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{texts.rules}</h2>
      <p className={classes.soft}>{texts.rulesNote}</p>
      {versions.map(({ campaign, holdsFrom }) => (
        <details key={`${campaign.id}@${campaign.version}`} className={ownClasses.version}>
          <summary>
            {areSeveral ? `${campaign.name}\u00a0: ` : null}
            {texts.version(campaign.version, holdsFrom)}
          </summary>
          <pre className={ownClasses.rules}>
            <code>{rulesText(campaign.rules)}</code>
          </pre>
        </details>
      ))}
    </section>
  );
}

/** Newest first, those that hold from the beginning last. */
function versionsIn(answer: RouteAnswer<typeof campaignRoutes.listCampaigns>): readonly RulesVersion[] {
  const { own, published } = campaignsOf(answer);
  const later = published
    .toReversed()
    .map(({ campaign, holdsFrom }) => ({ campaign, ...(holdsFrom !== beginning && { holdsFrom }) }));
  return [...later, ...(own ? [{ campaign: own }] : [])];
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
