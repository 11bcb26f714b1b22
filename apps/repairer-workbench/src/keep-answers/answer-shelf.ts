import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { QueryKey } from '@alveole/query';

/** An answer as pages read it, and when it came. */
export interface StoredAnswer {
  readonly key: QueryKey;
  readonly data: unknown;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

interface AnswersSchema extends DBSchema {
  /** `build` wrote it: another one may read it otherwise. */
  answers: { key: string; value: StoredAnswer & { readonly name: string; readonly build: string } };
}

/** The last answers of the pages where a person begins, kept on this device. */
export interface AnswerShelf {
  /** The answers that were found, once: after that the pages have newer ones. */
  take(): readonly StoredAnswer[];
  write(answer: StoredAnswer): void;
}

/** Of the pages of a week and of the filters that a person uses there is no need of more. */
const limits = { answers: 20, ageMs: 7 * 24 * 60 * 60 * 1000 } as const;

/**
 * Opens the answers of a person. They lie apart from unsent work, which outlives a browser that was closed: answers are
 * erased with it, by the beginning of their name, and at the sign-out.
 * @param build names the version of the pages
 */
export async function openAnswerShelf(userId: string, build: string, now: Date): Promise<AnswerShelf> {
  const database = await openDB<AnswersSchema>(`alveole-answers-${userId}`, 1, {
    upgrade: (created) => void created.createObjectStore('answers', { keyPath: 'name' }),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  let storedAnswers: readonly StoredAnswer[] = await usable(database, build, now);
  return {
    take: () => {
      const answers = storedAnswers;
      storedAnswers = [];
      return answers;
    },
    // A device that is full or erased keeps nothing: the page has its answer.
    write: (answer) =>
      void database.put('answers', { ...answer, name: JSON.stringify(answer.key), build }).catch(() => undefined),
  };
}

/** The newest answers of this build; the others go. */
async function usable(
  database: IDBPDatabase<AnswersSchema>,
  build: string,
  now: Date,
): Promise<readonly StoredAnswer[]> {
  const rows = (await database.getAll('answers')).toSorted((one, other) => other.at - one.at);
  const isUsable = (row: (typeof rows)[number], index: number) =>
    index < limits.answers && row.build === build && now.getTime() - row.at < limits.ageMs;
  const gone = rows.filter((row, index) => !isUsable(row, index));
  await Promise.all(gone.map(({ name }) => database.delete('answers', name)));
  return rows.filter(isUsable).map(({ key, data, at }) => ({ key, data, at }));
}
