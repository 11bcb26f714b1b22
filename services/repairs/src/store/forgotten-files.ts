import { filterOf, renewIfUnchanged, trusted } from '@alveole/persistence';
import type { Plain, VersionedUpdate } from '@alveole/persistence';
import { countedAnswers, forgottenEntry, forgottenSms, keysOf, removedKeysOf } from '../record/forgotten-file.ts';
import type { Oblivion } from '../record/forgotten-file.ts';
import { searchTokens } from '../record/search-tokens.ts';
import type { Establishment } from '../record/people.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';

/** What a forgotten file is still found by. */
export type KnownShop = Pick<Establishment, 'siret' | 'zip'> | undefined;

export type ForgottenFiles = ReturnType<typeof createForgottenFiles>;

/** The files whose term is over: history grows at its end and is rewritten here alone (docs/adr/0131). */
export function createForgottenFiles(model: RepairModel) {
  return {
    async find(id: string): Promise<Plain<RepairDocument> | undefined> {
      return (await model.findOne({ _id: id }, { outbox: 0 }).lean<Plain<RepairDocument>>()) ?? undefined;
    },
    /** Every file of these beneficiaries, forgotten ones among them, oldest first. */
    async ofConsumers(consumerIds: readonly string[]): Promise<readonly Plain<RepairDocument>[]> {
      const filter = filterOf<RepairDocument>({ consumerId: trusted({ $in: [...consumerIds] }) });
      return model.find(filter, { outbox: 0 }).sort({ createdAt: 1, _id: 1 }).lean<Plain<RepairDocument>[]>();
    },
    /**
     * Empties a file, if it is still the one that was read, and notes the objects that it named. Answers those, or that somebody wrote
     * meanwhile.
     */
    async empty(
      file: Plain<RepairDocument>,
      oblivion: Oblivion,
      shop: KnownShop,
    ): Promise<readonly string[] | 'stale'> {
      const history = file.history.map((entry) => forgottenEntry(entry, oblivion));
      const removed = file.history.flatMap((entry, index) => removedKeysOf(entry, history[index] ?? entry));
      const pendingKeys = [...new Set([...(file.retention?.pendingKeys ?? []), ...removed])];
      const update = {
        $set: { history, 'retention.pendingKeys': pendingKeys, ...emptied(file, oblivion, shop) },
        $unset: gone(oblivion),
      };
      const version = { _id: file._id, rowHash: file.rowHash };
      const written = await renewIfUnchanged(model, version, update as unknown as VersionedUpdate<RepairDocument>);
      return written.ok ? pendingKeys : 'stale';
    },
    /** The objects are gone: the file is done. */
    async close(id: string, { persons, pieces }: Oblivion, removedKeys: readonly string[], at: Date): Promise<void> {
      const marks = { ...(persons && { 'retention.personsAt': at }), ...(pieces && { 'retention.piecesAt': at }) };
      await model.updateOne(filterOf<RepairDocument>({ _id: id }), {
        $set: { ...marks, 'retention.pendingKeys': [] },
        $addToSet: { 'retention.removedKeys': { $each: [...removedKeys] } },
      });
    },
    /** Which of these objects a file of an establishment names. */
    async naming(entityId: string, keys: readonly string[]): Promise<readonly string[]> {
      const filter = filterOf<RepairDocument>({ entityId });
      const media = { 'history.details.mediaKey': 1, 'history.details.stampedKey': 1, 'history.details.answers': 1 };
      const asked = new Set(keys);
      const named = new Set<string>();
      const files = model.find(filter, media).lean<Pick<RepairDocument, 'history'>>().cursor();
      for await (const { history = [] } of files)
        for (const { details } of history) for (const key of keysOf(details ?? {})) if (asked.has(key)) named.add(key);
      return [...named];
    },
    /** Which of these beneficiaries have a file that is not forgotten. */
    async needing(consumerIds: readonly string[]): Promise<readonly string[]> {
      const live = filterOf<RepairDocument>({
        consumerId: trusted({ $in: [...consumerIds] }),
        'retention.personsAt': trusted({ $exists: false }),
      });
      const files = await model.find(live, { consumerId: 1 }).lean<Pick<RepairDocument, 'consumerId'>[]>();
      return [...new Set(files.map(({ consumerId }) => consumerId))];
    },
  };
}

function emptied(file: Plain<RepairDocument>, { persons, pieces }: Oblivion, shop: KnownShop) {
  const { fileNumber, consumerId, entityName, answers, sms, assignments, reads, operatorName } = file;
  const nobody = { firstName: '', lastName: '' };
  const counted = countedAnswers(answers);
  const forgottenPersons = {
    bike: { brand: file.bike.brand, serial: '' },
    searchTokens: searchTokens({
      fileNumber,
      consumerId,
      entityName,
      serial: '',
      person: nobody,
      shop,
      answers: counted,
    }),
    ...(sms && { sms: forgottenSms(sms) }),
    ...(counted && { answers: counted }),
  };
  const nameless = { userName: '' };
  const forgottenAuthors = {
    ...(assignments && {
      assignments: assignments.map(({ operatorId, by, at }) => ({ operatorId, by: { ...by, ...nameless }, at })),
    }),
    ...(reads && { reads: reads.map((read) => ({ ...read, name: '' })) }),
    ...(operatorName && { operatorName: '' }),
  };
  return { ...(persons && forgottenPersons), ...(pieces && forgottenAuthors) };
}

const gone = ({ persons }: Oblivion): Readonly<Record<string, ''>> =>
  persons ? { phoneCorrections: '', personCorrections: '', code: '', link: '', claim: '' } : {};
