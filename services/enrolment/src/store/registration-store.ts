import { insertVersioned, isDuplicateKey, trusted, writeIfUnchanged } from '@alveole/persistence';
import type { Plain } from '@alveole/persistence';
import { allowedObjects, codeRequested, earlierCodesOf, isSent } from '../record/registration.ts';
import type { Registration, SentCode, Term } from '../record/registration.ts';
import type { RegistrationDocument, RegistrationModel } from './registration-model.ts';

/** More than the mails that one mailbox gets within the life of a code. */
const maxCodes = 50;

export interface Prolongation {
  readonly now: Date;
  readonly until: Date;
  readonly sentAfter: Date;
}

export type RegistrationStore = ReturnType<typeof createRegistrationStore>;

export function createRegistrationStore(model: RegistrationModel) {
  const one = async (filter: object) => {
    const document = await model.findOne(filter, { outbox: 0 }).lean<Plain<RegistrationDocument>>();
    return document ? toRegistration(document) : undefined;
  };
  const alive = (now: Date) => ({ expiresAt: trusted({ $gt: now }), completedAt: trusted({ $exists: false }) });
  const mailOf = (entityId: string, mail: string, sequence: number, term: Term | SentCode) =>
    isSent(term) ? [codeRequested(entityId, mail, sequence, term)] : [];
  return {
    /** What this place asked for. */
    askedFrom: (mail: string, place: string) => one({ mail, place }),
    /** One whose account was asked for while its establishment could not be written. */
    unfinishedOf: (mail: string) =>
      one({ mail, accountAskedAt: trusted({ $exists: true }), completedAt: trusted({ $exists: false }) }),
    alive: (entityId: string, now: Date) => one({ _id: entityId, ...alive(now) }),
    /** Registrations whose code lies in this mailbox and is good, whoever asked for it. */
    async codesOf(mail: string, now: Date): Promise<Registration[]> {
      const hasCode = [{ codeHash: trusted({ $ne: null }) }, { 'earlierCodes.expiresAt': trusted({ $gt: now }) }];
      const query = model.find({ mail, $or: hasCode, ...alive(now) }, { outbox: 0 });
      return (await query.limit(maxCodes).lean<Plain<RegistrationDocument>[]>()).map(toRegistration);
    },
    /** A new registration, with its first code when one is sent; false when the same place has just asked too. */
    async start(entityId: string, { mail, place }: Pick<Registration, 'mail' | 'place'>, term: Term | SentCode) {
      try {
        const events = mailOf(entityId, mail, 1, term);
        await insertVersioned(model, { _id: entityId, mail, place, ...freshTerm(term) }, events);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    /** The codes before stay good until their end; false when the same place has just asked too. */
    async renew(registration: Registration, term: Term | SentCode): Promise<boolean> {
      const { entityId, rowHash, mail, sequence } = registration;
      const earlierCodes = earlierCodesOf(registration, term.requestedAt);
      const update = { $set: { ...freshTerm(term), earlierCodes }, $unset: { sweptAt: 1 as const } };
      const events = mailOf(entityId, mail, sequence + 1, term);
      return (await writeIfUnchanged(model, { _id: entityId, rowHash }, update, events)).ok;
    },
    /** Lets a live registration go on until an instant, if its code went out after another; false for any other. */
    async prolong(entityId: string, { now, until, sentAfter }: Prolongation): Promise<boolean> {
      const filter = { _id: entityId, requestedAt: trusted({ $gt: sentAfter }), ...alive(now) };
      return (await model.updateOne(filter, { $max: { expiresAt: until } })).matchedCount === 1;
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
      const admitted = await model.updateOne(filter, {
        $push: { presigned: name },
        $inc: { presignedCount: 1 },
        $min: { uploadsSince: now },
      });
      return admitted.matchedCount === 1;
    },
    /** Registrations whose last code ended before an instant and whose uploads still lie there. */
    async expiredBefore(instant: Date): Promise<Registration[]> {
      const filter = { expiresAt: trusted({ $lt: instant }), sweptAt: trusted({ $exists: false }) };
      return (
        await model.find(filter, { outbox: 0 }).sort({ expiresAt: 1 }).limit(500).lean<Plain<RegistrationDocument>[]>()
      ).map(toRegistration);
    },
    /** Unfinished registrations with uploads from before an instant, whose codes may have been renewed since. */
    async uploadingSince(instant: Date): Promise<string[]> {
      const filter = { uploadsSince: trusted({ $lt: instant }), completedAt: trusted({ $exists: false }) };
      return (await model.find(filter, { _id: 1 }).sort({ uploadsSince: 1 }).limit(500).lean()).map(({ _id }) => _id);
    },
    /** What was uploaded before an instant is gone. */
    async noteUploadsSince(entityId: string, instant: Date): Promise<void> {
      await model.updateOne(
        { _id: entityId, uploadsSince: trusted({ $lt: instant }) },
        { $set: { uploadsSince: instant } },
      );
    },
    /** The uploads are gone, and the registration can still be gone on with. */
    async markSwept({ entityId, rowHash }: Registration, now: Date): Promise<void> {
      await model.updateOne({ _id: entityId, rowHash }, { $set: { sweptAt: now } });
    },
    /** The uploads are gone, and nothing else hangs on it; one whose code was sent anew meanwhile stays. */
    async forget({ entityId, rowHash }: Registration): Promise<void> {
      await model.deleteOne({ _id: entityId, rowHash });
    },
  };
}

function freshTerm(term: Term | SentCode) {
  const { requestedAt, expiresAt } = term;
  return { codeHash: isSent(term) ? term.codeHash : null, requestedAt, expiresAt, presigned: [], presignedCount: 0 };
}

function toRegistration({ _id, rowHash, codeHash, ...rest }: Plain<RegistrationDocument>): Registration {
  return { ...rest, entityId: _id, rowHash, codeHash: codeHash ?? undefined };
}
