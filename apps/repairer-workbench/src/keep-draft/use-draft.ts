import { useCallback, useContext, useState } from 'react';
import { DraftShelfContext } from './draft-shelf.ts';

export interface StoredDraft<Draft> {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly forget: () => void;
}

/**
 * What is typed and not yet sent, kept on this device so that a reload, a closed tab or a lost network loses nothing.
 * Particulars of people go once they are sent, and when the person signs out.
 * @param name tells the draft from others: the screen, the file, the person signed in
 */
export function useDraft<Draft extends object>(name: string, blank: () => Draft): StoredDraft<Draft> {
  const shelf = useContext(DraftShelfContext);
  // Ours alone writes there, in this form.
  const [draft, setDraft] = useState<Draft>(() => ({
    ...blank(),
    ...(shelf.read(name) as Partial<Draft> | undefined),
  }));
  const change = useCallback(
    (changes: Partial<Draft>) =>
      setDraft((former) => {
        const next = { ...former, ...changes };
        // What is typed and erased again is no draft, and holds up no sign-out.
        if (textOf(next) === textOf(blank())) shelf.remove(name);
        else shelf.write(name, next);
        return next;
      }),
    [shelf, name, blank],
  );
  const forget = useCallback(() => {
    shelf.remove(name);
    setDraft(blank());
  }, [shelf, name, blank]);
  return { draft, change, forget };
}

/** Names that are drawn anew for each draft tell nothing of what was typed. */
function textOf(draft: object): string {
  return JSON.stringify(draft, (key, value: unknown) => (key === 'localId' ? undefined : value));
}
