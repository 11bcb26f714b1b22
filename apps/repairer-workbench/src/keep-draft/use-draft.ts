import { useCallback, useState } from 'react';

export interface KeptDraft<Draft> {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly forget: () => void;
}

/**
 * What is typed and not yet sent, kept for this tab so that a reload loses nothing. Particulars of people stay in the
 * tab's own storage and go once they are sent.
 * @param name tells the draft from others: the screen, the file, the person signed in
 */
export function useDraft<Draft extends object>(name: string, blank: () => Draft): KeptDraft<Draft> {
  const key = `alveole.draft.${name}`;
  const [draft, setDraft] = useState<Draft>(() => ({ ...blank(), ...readDraft<Draft>(key) }));
  const change = useCallback(
    (changes: Partial<Draft>) =>
      setDraft((former) => {
        const next = { ...former, ...changes };
        writeDraft(key, next);
        return next;
      }),
    [key],
  );
  const forget = useCallback(() => {
    sessionStorage.removeItem(key);
    setDraft(blank());
  }, [key, blank]);
  return { draft, change, forget };
}

/** Ours alone writes there; what cannot be read counts as nothing. */
function readDraft<Draft>(key: string): Partial<Draft> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Draft>) : {};
  } catch {
    return {};
  }
}

/** A full or closed storage costs the draft, never the work in hand. */
function writeDraft(key: string, draft: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    sessionStorage.removeItem(key);
  }
}
