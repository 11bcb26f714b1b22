import { renameFields, renameVersion } from '@alveole/persistence';
import type { Database, Migration } from '@alveole/persistence';
import { createCountStore } from '../guesses/count-store.ts';
import { createKnownPlaceStore } from '../guesses/known-place-store.ts';
import { createTurnStore } from '../guesses/turn-store.ts';
import { createEndedSessions } from '../http/ended-sessions.ts';

export interface FrameCollections {
  /** Collections of versioned documents. */
  readonly versioned: readonly string[];
  /** Collections of counts, beside that of the calls. */
  readonly counts?: readonly string[];
  /** Whether the service remembers who may guess. */
  readonly hasGuesses?: boolean;
  /** Declares the models of the versioned documents. */
  readonly declareModels: (database: Database) => unknown;
}

const expiry = { expires_at: 'expiresAt' } as const;
const now = () => new Date();

/** The migration that gives a service's store today's names of what the frame keeps there: versions, outboxes, expiry dates. */
export function nameFrameFields(
  name: string,
  { versioned, counts = [], hasGuesses = false, declareModels }: FrameCollections,
): Migration {
  const counted = ['rate_counts', ...counts, ...(hasGuesses ? ['attempts'] : [])];
  const expiring = [...counted, ...(hasGuesses ? ['turns', 'known_places'] : [])];
  return {
    name,
    declareModels(database) {
      declareModels(database);
      createEndedSessions(database, now);
      for (const collection of counted) createCountStore(database, collection, now);
      if (!hasGuesses) return;
      createTurnStore(database, now);
      createKnownPlaceStore(database, now);
    },
    walks: ({ database }) => [
      ...versioned.map((collection) => renameVersion(database, collection)),
      ...expiring.map((collection) => renameFields(database, collection, expiry)),
      renameFields(database, 'ended_sessions', { ...expiry, ended_at: 'endedAt', may_sign_in: 'maySignIn' }),
    ],
    retiredIndexes: [
      ...versioned.map((collection) => ({ collection, name: 'outbox_queued_at' })),
      ...[...expiring, 'ended_sessions'].map((collection) => ({ collection, name: 'expires_at_ttl' })),
    ],
  };
}
