import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import { insertVersioned, isDuplicateKey, trusted, writeIfUnchanged } from '@alveole/persistence';
import type { Plain } from '@alveole/persistence';
import type { RegistrationDocument, RegistrationModel } from './registration-model.ts';

/** Wrong codes that one code bears, and objects that it lets in without a bearer. */
export const allowedTries = 5;
export const allowedObjects = 4;

export interface Registration extends Omit<Plain<RegistrationDocument>, '_id' | 'row_hash'> {
  readonly entityId: string;
  readonly rowHash: string;
}

/** A code that goes out now. */
export interface SentCode {
  readonly codeHash: string;
  /** For the mail: AES-256-GCM, opened by notifications alone. */
  readonly sealedCode: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly requestId: string;
}

export interface RegistrationStore {
  byMail(mail: string): Promise<Registration | undefined>;
  byId(entityId: string): Promise<Registration | undefined>;
  /** A new registration with its first code; false when the mail has just got another one. */
  start(entityId: string, mail: string, code: SentCode): Promise<boolean>;
  /** Voids the code before; false when somebody else has just sent one. */
  renew(read: Registration, code: SentCode): Promise<boolean>;
  /** Counts a try before it is made, so that parallel guesses share the allowance; undefined once there is none left. */
  takeTry(entityId: string, now: Date): Promise<Registration | undefined>;
  /** The code was right: its wrong tries are forgotten, and auth is about to be asked for the account. */
  noteAccountAsked(entityId: string, now: Date): Promise<void>;
  forgetTries(entityId: string): Promise<void>;
  complete(entityId: string, now: Date): Promise<void>;
  /** Lets one more object in, or a known one again; false when the code is over or its objects are used up. */
  admitObject(entityId: string, name: string, now: Date): Promise<boolean>;
  /** Registrations whose last code ended before an instant and whose uploads still lie there. */
  expiredBefore(instant: Date): Promise<Registration[]>;
  /** The uploads are gone: forgets the registration, unless an account without establishment still hangs on it. */
  markSwept(registration: Registration, now: Date): Promise<void>;
}

export function createRegistrationStore(model: RegistrationModel): RegistrationStore {
  const one = async (filter: { _id: string } | { mail: string }) => {
    const found = await model.findOne(filter, { outbox: 0 }).lean<Plain<RegistrationDocument>>();
    return found ? registration(found) : undefined;
  };
  const alive = (now: Date) => ({ expiresAt: trusted({ $gt: now }), completedAt: trusted({ $exists: false }) });
  return {
    byMail: (mail) => one({ mail }),
    byId: (entityId) => one({ _id: entityId }),
    async start(entityId, mail, code) {
      try {
        await insertVersioned(model, { _id: entityId, mail, ...freshCode(code) }, [codeEvent(entityId, mail, 1, code)]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async renew({ entityId, rowHash, mail, sequence }, code) {
      const update = { $set: freshCode(code), $unset: { sweptAt: 1 as const } };
      return (
        await writeIfUnchanged(model, { _id: entityId, row_hash: rowHash }, update, [
          codeEvent(entityId, mail, sequence + 1, code),
        ])
      ).ok;
    },
    async takeTry(entityId, now) {
      const filter = { _id: entityId, tries: trusted({ $lt: allowedTries }), ...alive(now) };
      const taken = await model
        .findOneAndUpdate(filter, { $inc: { tries: 1 } }, { returnDocument: 'after', projection: { outbox: 0 } })
        .lean<Plain<RegistrationDocument>>();
      return taken ? registration(taken) : undefined;
    },
    async forgetTries(entityId) {
      await model.updateOne({ _id: entityId }, { $set: { tries: 0 } });
    },
    async noteAccountAsked(entityId, now) {
      await model.updateOne({ _id: entityId }, { $set: { accountAskedAt: now } });
    },
    async complete(entityId, now) {
      await model.updateOne({ _id: entityId }, { $set: { completedAt: now } });
    },
    async admitObject(entityId, name, now) {
      const known = await model.exists({ _id: entityId, presigned: name, ...alive(now) });
      if (known) return true;
      const filter = { _id: entityId, presignedCount: trusted({ $lt: allowedObjects }), ...alive(now) };
      const admitted = await model.updateOne(filter, { $push: { presigned: name }, $inc: { presignedCount: 1 } });
      return admitted.matchedCount === 1;
    },
    async expiredBefore(instant) {
      const filter = { expiresAt: trusted({ $lt: instant }), sweptAt: trusted({ $exists: false }) };
      return (
        await model.find(filter, { outbox: 0 }).sort({ expiresAt: 1 }).limit(500).lean<Plain<RegistrationDocument>[]>()
      ).map(registration);
    },
    async markSwept({ entityId, rowHash, accountAskedAt, completedAt }, now) {
      const unfinished = accountAskedAt !== undefined && completedAt === undefined;
      if (unfinished) await model.updateOne({ _id: entityId, row_hash: rowHash }, { $set: { sweptAt: now } });
      else await model.deleteOne({ _id: entityId, row_hash: rowHash });
    },
  };
}

function freshCode({ codeHash, requestedAt, expiresAt }: SentCode) {
  return { codeHash, requestedAt, expiresAt, tries: 0, presigned: [], presignedCount: 0 };
}

function codeEvent(
  entityId: string,
  mail: string,
  sequence: number,
  { sealedCode, requestedAt, expiresAt, requestId }: SentCode,
) {
  return events.registrationCodeRequested.create({
    event_id: randomUUID(),
    occurred_at: requestedAt.toISOString(),
    aggregate_id: entityId,
    sequence,
    request_id: requestId,
    data: { mail, sealed_code: sealedCode, expires_at: expiresAt.toISOString() },
  });
}

function registration({ _id, row_hash, ...rest }: Plain<RegistrationDocument>): Registration {
  return { ...rest, entityId: _id, rowHash: row_hash };
}
