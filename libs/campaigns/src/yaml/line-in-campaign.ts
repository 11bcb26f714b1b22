import { readYaml } from './read-yaml.ts';

/** The line of a `campaign.yaml` on which a value stands; the first where the text cannot be read. @param path keys and indexes from the top */
export function lineInCampaign(text: string, path: readonly PropertyKey[]): number {
  const yaml = readYaml('campaign.yaml', text);
  return 'faults' in yaml ? 1 : yaml.lineOf(path);
}
