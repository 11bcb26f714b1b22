import type { Question } from '@alveole/domain';
import type { CampaignFault } from '../yaml/campaign-fault.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';

interface ChangedQuestions {
  /** Of the version before. */
  readonly former: readonly Question[];
  /** In the order of the file. */
  readonly questions: readonly Question[];
  readonly yaml: YamlFile;
}

interface QuestionChanges {
  /** Answers that files have would not fit their question any more. */
  readonly faults: readonly CampaignFault[];
  /** Answers that files have would stay behind under a name that nothing asks for. */
  readonly doubts: readonly CampaignFault[];
}

/** What a version makes of the questions of the one before, whose answers files keep by their identifiers. */
export function questionChanges({ former, questions, yaml }: ChangedQuestions): QuestionChanges {
  const tell = (index: number, key: string, sentence: string): CampaignFault => ({
    file: 'campaign.yaml',
    line: yaml.lineOf(['questions', index, key]),
    sentence,
  });
  const faults = questions.flatMap((question, index) => {
    const before = former.find(({ id }) => id === question.id);
    if (before === undefined || before.kind === question.kind) return [];
    return [tell(index, 'réponse', otherKind(question.id))];
  });
  const missing = former.filter(({ id }) => questions.every((question) => question.id !== id));
  const doubts = questions.flatMap((question, index) => {
    if (former.some(({ id }) => id === question.id)) return [];
    const renamed = missing.find(({ label, kind }) => label === question.label && kind === question.kind);
    return renamed ? [tell(index, 'identifiant', otherName(renamed.id, question.id))] : [];
  });
  return { faults, doubts };
}

const otherKind = (id: string): string =>
  `« ${id} » ne prend plus la même sorte de réponse, alors que des dossiers en ont déjà : donnez un autre identifiant à la nouvelle question.`;

const otherName = (formerId: string, id: string): string =>
  `« ${id} » pose la question de « ${formerId} », qui n’existe plus : les réponses déjà données restent sous « ${formerId} ». Gardez cet identifiant si la question est la même.`;
