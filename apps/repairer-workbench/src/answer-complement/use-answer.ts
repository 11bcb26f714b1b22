import type { ApiCaller } from '@alveole/contracts';
import type { OperatedRepair, RepairView } from '@alveole/contracts/repair';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useDraft } from '../keep-draft/use-draft.ts';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';
import { blankAnswer } from '../keep-draft/answer-draft.ts';
import { partsOf } from './answer-parts.ts';
import type { AnswerDraft } from '../keep-draft/answer-draft.ts';
import type { AnswerPart } from './answer-parts.ts';

export interface Answer {
  readonly draft: AnswerDraft;
  readonly change: (changes: Partial<AnswerDraft>) => void;
  /** What there is to send, in order. */
  readonly parts: readonly AnswerPart[];
  /** Sends them one after the other; what is recorded leaves the draft. Answers the last one; throws the first failure. */
  readonly send: () => Promise<Pick<OperatedRepair, 'fileNumber'>>;
  /** The part that was being sent last. */
  readonly lastPart: RefObject<AnswerPart | undefined>;
  /** How far the sending has come; undefined while nothing is sent. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  /** Counts the sendings: after each one the draft may hold less. */
  readonly round: number;
}

/** The answer to a request for complements, kept over reloads until each part of it is recorded. */
export function useAnswer(api: ApiCaller, file: RepairView): Answer {
  const [blank] = useState(() => () => blankAnswer(file));
  const { draft, change, forget } = useDraft(`answer.${file.repairId}`, blank);
  const operation = useFileOperation(api, file);
  const [progress, setProgress] = useState<Answer['progress']>();
  const [round, setRound] = useState(0);
  const lastPart = useRef<AnswerPart>(undefined);
  const parts = partsOf(draft, file);
  const send: Answer['send'] = async () => {
    let left = draft;
    let operated: Pick<OperatedRepair, 'fileNumber'> = file;
    try {
      for (const [done, part] of parts.entries()) {
        lastPart.current = part;
        setProgress({ done, total: parts.length });
        operated = await operation.mutateAsync(part.operation);
        left = { ...left, ...part.without(left) };
        change(left);
      }
      forget();
      return operated;
    } finally {
      setProgress(undefined);
      setRound((count) => count + 1);
    }
  };
  return { draft, change, parts, send, lastPart, progress, round };
}
