import type { RuleFault } from '@alveole/rules';
import type { CampaignFault } from '../yaml/campaign-fault.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import { campaignFiles } from './campaign-parts.ts';

/** A fault of the rules on its line. */
export function inRules({ lineOf }: YamlFile, { rule, sentence }: RuleFault): CampaignFault {
  return { file: campaignFiles.rules, line: rule === undefined ? 1 : lineOf([rule]), sentence };
}
