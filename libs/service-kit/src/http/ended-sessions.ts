import type { RouteDefinition } from '@alveole/contracts';
import { appError } from '@alveole/contracts';
import type { EventHandlers } from '@alveole/messaging';
import type { Database } from '@alveole/persistence';
import { applyIfNewer, defineSchema, trusted } from '@alveole/persistence';
import { accessTokenSeconds, issuedAt } from '../tokens/person-tokens.ts';
import type { PersonActor } from '../tokens/claims.ts';
import type { Actor } from './implement.ts';

interface StoredEnd {
  /** Of the person; of software, of one of its secrets, or of one of its tokens. */
  _id: string;
  sequence: number;
  /** Tokens that were issued before this second are refused. */
  endedAt: Date;
  /** Without it no token is good, whenever it was issued. */
  maySignIn: boolean;
  /** When the last token of before expires; MongoDB removes the record afterwards. */
  expiresAt: Date;
}

const schema = defineSchema<StoredEnd>(
  {
    sequence: { type: Number, required: true },
    endedAt: { type: Date, required: true },
    maySignIn: { type: Boolean, required: true },
    expiresAt: { type: Date, required: true },
  },
  [{ name: 'expiresAt_ttl', fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
);

/** Milliseconds after which another replica's news is read. */
const freshFor = 1000;

/** Lets a call with this `authorization` header through, or throws `TokenException`. */
export type EndedSessionGuard = (actor: Actor, authorization: string | undefined) => Promise<void>;

export interface EndedSessions {
  /** Keeps what auth tells. */
  readonly handlers: EventHandlers;
  readonly refuse: EndedSessionGuard;
}

/**
 * Whose sessions have ended within the life of an access token. They are few: all of them are read at most once a
 * second, and at once by the process that was told.
 */
export function createEndedSessions(database: Database, now: () => Date): EndedSessions {
  const model = database.model('ended_sessions', schema);
  let known: Promise<ReadonlyMap<string, StoredEnd>> | undefined;
  let readAt = 0;

  const read = async () => {
    const documents = await model.find({ expiresAt: trusted({ $gt: now() }) }).lean<StoredEnd[]>();
    return new Map(documents.map((end) => [end._id, end]));
  };
  const endOf = async (userId: string): Promise<StoredEnd | undefined> => {
    if (known === undefined || Date.now() - readAt > freshFor) {
      readAt = Date.now();
      known = read();
    }
    try {
      return (await known).get(userId);
    } catch (error) {
      known = undefined;
      throw error;
    }
  };

  return {
    handlers: {
      'account.sessions-ended': async ({ aggregate_id, sequence, occurred_at, data: { may_sign_in } }) => {
        const endedAt = new Date(occurred_at);
        const expiresAt = new Date(endedAt.getTime() + accessTokenSeconds * 1000);
        await applyIfNewer(model, aggregate_id, sequence, { $set: { endedAt, maySignIn: may_sign_in, expiresAt } });
        known = undefined;
      },
    },
    async refuse(actor, authorization) {
      if (actor === undefined || !('userId' in actor)) return;
      for (const id of endingsOf(actor)) {
        const end = await endOf(id);
        if (end !== undefined && (!end.maySignIn || issuedAt(authorization) < secondOf(end.endedAt)))
          throw appError('TokenException', 'Session ended.');
      }
    },
  };
}

/** Whose end is the token’s too: the person; of software also the secret it was given for, and the token itself. */
function endingsOf({ userId, client }: PersonActor): readonly string[] {
  return client === undefined ? [userId] : [userId, client.secretId, client.tokenId];
}

/** As tokens tell time. */
const secondOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** A refresh token is looked up in its family, which the end of the sessions has closed. */
export function carriesAccess({ auth }: RouteDefinition): boolean {
  return auth === 'optional' || typeof auth === 'object';
}
