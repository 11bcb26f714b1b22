import type { Question } from '@alveole/domain';
import type { WrittenQuestion } from './questions.ts';

const steps = { ouverture: 'opening', facture: 'invoice' } as const;
const fileKinds = { réparation: 'repair', séance: 'session' } as const;

/** A question as screens and services ask it. @param all the questions of the campaign, among them what it depends on */
export function toQuestion(written: WrittenQuestion, _index: number, all: readonly WrittenQuestion[]): Question {
  const { identifiant, question, aide, étape, obligatoire, pour, 'posée si': condition } = written;
  const common = {
    id: identifiant,
    label: question,
    ...(aide !== undefined && { hint: aide }),
    step: steps[étape],
    isRequired: obligatoire,
    ...(pour && { fileKind: fileKinds[pour] }),
    ...(condition && { askedIf: toCondition(condition, all) }),
  };
  return { ...common, ...answerOf(written) };
}

function toCondition(
  { question, réponse }: NonNullable<WrittenQuestion['posée si']>,
  all: readonly WrittenQuestion[],
): Question['askedIf'] {
  const isYesOrNo = all.some((named) => named.identifiant === question && named.réponse === 'oui ou non');
  return { questionId: question, answer: isYesOrNo ? réponse === 'oui' : réponse };
}

function answerOf({ réponse, choix = {}, unité, minimum, maximum }: WrittenQuestion) {
  switch (réponse) {
    case 'choix':
      return { kind: 'choice', options: Object.entries(choix).map(([id, label]) => ({ id, label })) } as const;
    case 'nombre':
      return {
        kind: 'number',
        ...(unité !== undefined && { unit: unité }),
        ...(minimum !== undefined && { min: minimum }),
        ...(maximum !== undefined && { max: maximum }),
      } as const;
    case 'oui ou non':
      return { kind: 'yes-no' } as const;
    case 'date':
      return { kind: 'date' } as const;
    case 'document':
      return { kind: 'document' } as const;
  }
}
