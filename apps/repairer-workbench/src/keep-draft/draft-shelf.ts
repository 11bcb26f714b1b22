import { createContext } from 'react';

/** Where drafts lie; reading is immediate, so that a form begins with what was typed. */
export interface DraftShelf {
  /** Undefined where nothing was kept. */
  read(name: string): object | undefined;
  write(name: string, draft: object): void;
  remove(name: string): void;
}

const keyOf = (name: string): string => `alveole.draft.${name}`;

/** The tab's own storage: what is typed outlasts a reload, and goes with the tab. */
export const tabShelf: DraftShelf = {
  read: (name) => {
    try {
      const storedDraft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
      return typeof storedDraft === 'object' && storedDraft !== null ? storedDraft : undefined;
    } catch {
      return undefined;
    }
  },
  /** A full or closed storage costs the draft, never the work in hand. */
  write: (name, draft) => {
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    } catch {
      sessionStorage.removeItem(keyOf(name));
    }
  },
  remove: (name) => sessionStorage.removeItem(keyOf(name)),
};

/** The shelf of the screens below; without a provider, the tab's. */
export const DraftShelfContext = createContext<DraftShelf>(tabShelf);
