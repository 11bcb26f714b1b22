import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import type { ReactNode } from 'react';
import { DocumentCard } from './document-card.tsx';

export interface AnswerDocumentsProps {
  readonly api: ApiCaller;
  readonly file: Pick<RepairView, 'answers'>;
}

/** The documents that answer questions of the campaign, each as a card below the name of its question. */
export function AnswerDocuments({ api, file }: AnswerDocumentsProps): ReactNode {
  return file.answers.map(({ questionId, question, mediaName }) =>
    mediaName === undefined ? null : (
      <DocumentCard key={questionId} api={api} name={mediaName} title={question} detail="Joint avec la facture" />
    ),
  );
}
