import type { NamedTown } from '@alveole/domain';
import type { WrittenRules } from '@alveole/rules';
import { unknownValue } from '@alveole/rules/mistakes';
import type { CampaignFault } from '../yaml/campaign-fault.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import { partsOf } from './examples-file.ts';
import type { Example } from './examples-file.ts';

/** Towns, groups and kinds of shop in examples that no file ever has, each on its line. */
export function valueFaultsOf(
  { value: examples, yaml }: { readonly value: readonly Example[]; readonly yaml: YamlFile },
  towns: readonly NamedTown[] | undefined,
): readonly CampaignFault[] {
  return examples.flatMap(({ exemple, situation }, index) =>
    Object.entries(situation).flatMap(([name, value]) => {
      const sentence = typeof value === 'string' ? unknownValue(name, value, towns) : undefined;
      if (sentence === undefined) return [];
      const line = yaml.lineOf([index, 'situation', name]);
      return [{ file: 'examples.yaml', line, sentence: `« ${exemple} »\u00a0: ${sentence}` }];
    }),
  );
}

/** Parts in examples that no rule gives: of nobody, or of a funder who pays otherwise. */
export function partFaultsOf(
  { value: examples, yaml }: { readonly value: readonly Example[]; readonly yaml: YamlFile },
  written: WrittenRules,
): readonly CampaignFault[] {
  return examples.flatMap((example, index) =>
    partsOf(example)
      .filter(([name]) => !(name in written))
      .map(([name]) => ({
        file: 'examples.yaml',
        line: yaml.lineOf([index, 'résultat', name]),
        sentence: `« ${example.exemple} »\u00a0: « ${name} » n’est la part d’aucun financeur « selon les règles ».`,
      })),
  );
}
