import type { Rules } from '@alveole/domain';
import type { WrittenRules } from '@alveole/rules';
import type { CampaignFile } from '../campaign-file/campaign-file.ts';
import type { Example } from '../examples/examples-file.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';

/** The three files of a campaign's folder. */
export const campaignFiles = {
  campaign: 'campaign.yaml',
  rules: 'rules.publicodes',
  examples: 'examples.yaml',
} as const;

/** What a file holds, and on which lines. */
export interface Part<T> {
  readonly value: T;
  readonly yaml: YamlFile;
}

/** The parts of a campaign's files, read. */
export interface CheckedParts {
  readonly file: Part<CampaignFile>;
  readonly written: Part<WrittenRules>;
  readonly examples: Part<readonly Example[]>;
  readonly rules: Rules;
}

/** The same of files of which some cannot be read. */
export type ReadableParts = { readonly [Name in keyof CheckedParts]: CheckedParts[Name] | undefined };
