import type { Question } from '@alveole/domain';
import type { UploadHandle, UploadTrouble } from '@alveole/ui';
import { useRef, useState } from 'react';
import { texts as mediaTexts } from '../exchange-media/exchange-media.text.ts';
import type { FileRefusal, MendAct, MendFile } from '../exchange-media/use-mend-file.ts';
import type { AnswerDocuments } from '../keep-draft/question-draft.ts';
import { texts } from './answer-questions.text.ts';
import { refusedDocumentIn, refusedTwins } from './refused-document.ts';
import type { JoinedFiles } from './refused-document.ts';

export interface MendDocuments {
  /** For the upload of one question. */
  readonly uploadOf: (questionId: string) => MendFile['upload'];
  /** For the first question whose document is not there; undefined while nothing is in the way. */
  readonly mend: MendAct | undefined;
  /** Puts what the server says of a document beside it; answers false where the failure names none. */
  readonly refuse: (failure: unknown, documents: AnswerDocuments) => boolean;
  /** Another document was chosen, or none. */
  readonly forget: (questionId: string) => void;
}

type ById<Value> = Readonly<Record<string, Value | undefined>>;

/** Documents that answer questions: each refusal stands beside its file, and the first button says what to do instead. */
export function useMendDocuments(questions: readonly Question[], draft: JoinedFiles): MendDocuments {
  const handles = useRef(new Map<string, UploadHandle | null>());
  const [troubles, setTroubles] = useState<ById<UploadTrouble>>({});
  const [serverRefusals, setRefusals] = useState<ById<FileRefusal>>({});
  const refusals = { ...serverRefusals, ...refusedTwins(questions, draft) };
  const hindered = questions.find(({ id }) => troubles[id] !== undefined || refusals[id] !== undefined);
  const mendOf = (question: Question): MendAct => {
    const handle = (): UploadHandle | null | undefined => handles.current.get(question.id);
    return troubles[question.id] === 'failed'
      ? { label: mediaTexts.retry, onPress: () => handle()?.retry(), reason: texts.documentFailed(question) }
      : { label: texts.anotherDocument, onPress: () => handle()?.choose(), reason: texts.documentRefused(question) };
  };
  return {
    uploadOf: (id) => ({
      ref: (handle) => {
        handles.current.set(id, handle);
      },
      onTrouble: (trouble) => setTroubles((known) => ({ ...known, [id]: trouble })),
      refusal: refusals[id],
    }),
    mend: hindered && mendOf(hindered),
    refuse: (failure, documents) => {
      const refused = refusedDocumentIn(failure, questions, documents);
      if (refused) setRefusals((known) => ({ ...known, [refused.questionId]: refused }));
      return refused !== undefined;
    },
    forget: (id) => setRefusals((known) => ({ ...known, [id]: undefined })),
  };
}
