import { unknownDepartment } from '@alveole/rules/mistakes';
import type { CampaignFault } from '../yaml/campaign-fault.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import type { CampaignFile } from './campaign-file.ts';

interface ValuedFile {
  readonly value: Pick<CampaignFile, 'taux de TVA' | 'territoires'>;
  readonly yaml: YamlFile;
}

/** In per cent: no country of the Union has a higher rate. */
const highestVat = 27;

/** A rate of VAT that no country has, and territories in which there is no shop. */
export function valueDoubts({ value, yaml }: ValuedFile): readonly CampaignFault[] {
  const { territoires = [], 'taux de TVA': rate } = value;
  const doubtAt = (path: readonly (string | number)[], sentence: string): CampaignFault => ({
    file: 'campaign.yaml',
    line: yaml.lineOf(path),
    sentence: `« ${String(path[0])} » : ${sentence}`,
  });
  return [
    ...territoires.flatMap((code, index) => {
      const sentence = unknownDepartment(code);
      return sentence === undefined ? [] : [doubtAt(['territoires', index], sentence)];
    }),
    ...(rate > highestVat ? [doubtAt(['taux de TVA'], `${rate} % dépassent tout taux de TVA d’Europe.`)] : []),
  ];
}
