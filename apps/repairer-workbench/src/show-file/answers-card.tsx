import type { RepairView } from '@alveole/contracts/repair';
import { Card, DefinitionList } from '@alveole/ui';
import type { ReactNode } from 'react';

type Answered = Pick<RepairView, 'answers'>;

/** What was answered in words, to look it over before the client has left; a document stands among the evidence. */
export function AnswersCard({ file }: { readonly file: Answered }): ReactNode {
  const items = answerItemsOf(file);
  if (items.length === 0) return null;
  return (
    <Card title="Réponses aux questions">
      <DefinitionList layout="rows" items={[...items]} />
    </Card>
  );
}

/** Each answer in words, below its question. */
export function answerItemsOf({ answers }: Answered): readonly { readonly label: string; readonly value: string }[] {
  return answers.flatMap(({ question, answer, mediaName }) =>
    mediaName === undefined ? [{ label: question, value: answer }] : [],
  );
}
