import type { Question } from '@alveole/domain';
import type { WrittenQuestion } from './questions.ts';

const steps = { ouverture: 'opening', facture: 'invoice' } as const;
const fileKinds = { réparation: 'repair', séance: 'session' } as const;

/** A question as screens and services ask it. */
export function toQuestion(written: WrittenQuestion): Question {
  const { identifiant, question, aide, étape, obligatoire, pour } = written;
  const common = {
    id: identifiant,
    label: question,
    ...(aide !== undefined && { hint: aide }),
    step: steps[étape],
    isRequired: obligatoire,
    ...(pour && { fileKind: fileKinds[pour] }),
  };
  return { ...common, ...answerOf(written) };
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
