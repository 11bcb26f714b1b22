import { insertVersioned, isDuplicateKey, trusted, writeIfUnchanged } from '@alveole/persistence';
import type { Plain } from '@alveole/persistence';
import { allowedObjects, allowedTries, codeRequested } from '../record/registration.ts';
import type { Registration, SentCode } from '../record/registration.ts';
import type { RegistrationDocument, RegistrationModel } from './registration-model.ts';

export type RegistrationStore = ReturnType<typeof createRegistrationStore>;

export function createRegistrationStore(model: RegistrationModel) {
  const one = async (filter: { _id: string } | { mail: string }) => {
    const found = await model.findOne(filter, { outbox: 0 }).lean<Plain<RegistrationDocument>>();
    return found ? toRegistration(found) : undefined;
  };
  const alive = (now: Date) => ({ expiresAt: trusted({ $gt: now }), completedAt: trusted({ $exists: false }) });
  return {
    byMail: (mail: string) => one({ mail }),
    /** A new registration with its first code; false when the mail has just got another one. */
    async start(entityId: string, mail: string, code: SentCode): Promise<boolean> {
      try {
        await insertVersioned(model, { _id: entityId, mail, ...freshCode(code) }, [
          codeRequested(entityId, mail, 1, code),
        ]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    /** Voids the code before; false when somebody else has just sent one. */
    async renew({ entityId, rowHash, mail, sequence }: Registration, code: SentCode): Promise<boolean> {
      const update = { $set: freshCode(code), $unset: { sweptAt: 1 as const } };
      return (
        await writeIfUnchanged(model, { _id: entityId, row_hash: rowHash }, update, [
          codeRequested(entityId, mail, sequence + 1, code),
        ])
      ).ok;
    },
    /** Counts a try before it is made, so that parallel guesses share the allowance; undefined once there is none left. */
    async takeTry(entityId: string, now: Date): Promise<Registration | undefined> {
      const filter = { _id: entityId, tries: trusted({ $lt: allowedTries }), ...alive(now) };
      const taken = await model
        .findOneAndUpdate(filter, { $inc: { tries: 1 } }, { returnDocument: 'after', projection: { outbox: 0 } })
        .lean<Plain<RegistrationDocument>>();
      return taken ? toRegistration(taken) : undefined;
    },
    /** The code was right: its wrong tries are forgotten. */
    async forgetTries(entityId: string): Promise<void> {
      await model.updateOne({ _id: entityId }, { $set: { tries: 0 } });
    },
    /** Auth is about to be asked for the account. */
    async noteAccountAsked(entityId: string, now: Date): Promise<void> {
      await model.updateOne({ _id: entityId }, { $set: { accountAskedAt: now } });
    },
    async complete(entityId: string, now: Date): Promise<void> {
      await model.updateOne({ _id: entityId }, { $set: { completedAt: now } });
    },
    /** Lets one more object in, or a known one again; false when the code is over or its objects are used up. */
    async admitObject(entityId: string, name: string, now: Date): Promise<boolean> {
      const known = await model.exists({ _id: entityId, presigned: name, ...alive(now) });
      if (known) return true;
      const filter = { _id: entityId, presignedCount: trusted({ $lt: allowedObjects }), ...alive(now) };
      const admitted = await model.updateOne(filter, { $push: { presigned: name }, $inc: { presignedCount: 1 } });
      return admitted.matchedCount === 1;
    },
    /** Registrations whose last code ended before an instant and whose uploads still lie there. */
    async expiredBefore(instant: Date): Promise<Registration[]> {
      const filter = { expiresAt: trusted({ $lt: instant }), sweptAt: trusted({ $exists: false }) };
      return (
        await model.find(filter, { outbox: 0 }).sort({ expiresAt: 1 }).limit(500).lean<Plain<RegistrationDocument>[]>()
      ).map(toRegistration);
    },
    /** The uploads are gone: forgets the registration, unless an account without establishment still hangs on it. */
    async markSwept({ entityId, rowHash, accountAskedAt, completedAt }: Registration, now: Date): Promise<void> {
      const unfinished = accountAskedAt !== undefined && completedAt === undefined;
      if (unfinished) await model.updateOne({ _id: entityId, row_hash: rowHash }, { $set: { sweptAt: now } });
      else await model.deleteOne({ _id: entityId, row_hash: rowHash });
    },
  };
}

function freshCode({ codeHash, requestedAt, expiresAt }: SentCode) {
  return { codeHash, requestedAt, expiresAt, tries: 0, presigned: [], presignedCount: 0 };
}

function toRegistration({ _id, row_hash, ...rest }: Plain<RegistrationDocument>): Registration {
  return { ...rest, entityId: _id, rowHash: row_hash };
}
