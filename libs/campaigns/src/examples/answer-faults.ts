import { answerFaults } from '@alveole/domain';
import type { Question } from '@alveole/domain';
import { questionName } from '@alveole/rules';
import type { CampaignFault } from '../yaml/campaign-fault.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import { answersOf } from './examples-file.ts';
import type { Example } from './examples-file.ts';

/** Answers of examples that the campaign's questions do not take, each on its line. */
export function answerFaultsOf(
  { value: examples, yaml }: { readonly value: readonly Example[]; readonly yaml: YamlFile },
  questions: readonly Question[],
): readonly CampaignFault[] {
  return examples.flatMap((example, index) =>
    answerFaults(questions, answersOf(example), { isWhole: false }).map(({ questionId, sentence }) => ({
      file: 'examples.yaml',
      line: yaml.lineOf([index, 'situation', questionName(questionId)]),
      sentence: `« ${example.exemple} »\u00a0: ${sentence}`,
    })),
  );
}
