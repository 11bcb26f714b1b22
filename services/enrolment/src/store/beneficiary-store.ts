import { personKey } from '@alveole/domain';
import { findPlain, insertVersioned, isDuplicateKey, trusted, writeIfUnchanged } from '@alveole/persistence';
import type { Plain } from '@alveole/persistence';
import type { QueryFilter } from 'mongoose';
import type { Acceptances, Beneficiary, BeneficiaryEntry, Identity, Person } from '../record/beneficiary.ts';
import { beneficiaryChanged, beneficiaryRegistered } from '../record/beneficiary-events.ts';
import { personIndex } from './beneficiary-model.ts';
import type { BeneficiaryDocument, BeneficiaryModel } from './beneficiary-model.ts';

export interface NewBeneficiary extends Person, Acceptances {
  readonly id: string;
  readonly entry: BeneficiaryEntry;
  readonly requestId: string;
}

export type BeneficiaryStore = ReturnType<typeof createBeneficiaryStore>;

type Row = Plain<BeneficiaryDocument>;
type Filter = QueryFilter<BeneficiaryDocument>;

/** A household shares a number; a longer list helps nobody at the counter. */
const mostPeople = 50;
const afterAnyPlace = '\uffff';

export function createBeneficiaryStore(model: BeneficiaryModel) {
  const list = async (filter: Filter) =>
    (await model.find(filter, { outbox: 0 }).limit(mostPeople).lean<Row[]>()).map(toBeneficiary);
  return {
    async byId(id: string): Promise<Beneficiary | undefined> {
      const found = await findPlain(model, id);
      return found && toBeneficiary(found);
    },
    async byPerson(person: Identity): Promise<Beneficiary | undefined> {
      const found = await model.findOne({ personKey: personKey(person) } as Filter, { outbox: 0 }).lean<Row>();
      return found ? toBeneficiary(found) : undefined;
    },
    /** Everybody of this name and birth date, wherever they were born. */
    namesakes(person: Omit<Identity, 'birthPlace'>): Promise<Beneficiary[]> {
      const before = personKey({ ...person, birthPlace: '' });
      return list({ personKey: trusted({ $gte: before, $lt: `${before}${afterAnyPlace}` }) } as Filter);
    },
    async byPhone(phone: string): Promise<Beneficiary[]> {
      const found = await model
        .find({ phone } as Filter, { outbox: 0 })
        .sort({ createdAt: -1 })
        .limit(mostPeople)
        .lean<Row[]>();
      return found.map(toBeneficiary);
    },
    /** Undefined, and nothing is written, when the person is known; so too when the code is. */
    async insert({ id, entry, requestId, ...person }: NewBeneficiary): Promise<Beneficiary | undefined | 'code-taken'> {
      const registered = beneficiaryRegistered({ id, sequence: 1, ...person }, entry, requestId);
      const fields = {
        _id: id,
        ...present(person),
        personKey: personKey(person),
        createdAt: entry.at,
        history: [entry],
      };
      try {
        return toBeneficiary((await insertVersioned(model, fields as never, [registered])) as Row);
      } catch (error) {
        if (isDuplicateKey(error, personIndex)) return undefined;
        if (isDuplicateKey(error, '_id_')) return 'code-taken';
        throw error;
      }
    },
    async changePhone(
      read: Beneficiary,
      phone: string,
      entry: BeneficiaryEntry,
      requestId: string,
    ): Promise<{ rowHash: string } | 'stale'> {
      const changed = beneficiaryChanged({ ...read, sequence: read.sequence + 1, phone }, entry, requestId);
      const written = await writeIfUnchanged(
        model,
        { _id: read.id, row_hash: read.rowHash },
        { $set: { phone }, $push: { history: entry } } as never,
        [changed],
      );
      return written.ok ? { rowHash: written.doc.row_hash } : 'stale';
    },
  };
}

function present<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function toBeneficiary({ _id, row_hash, sequence, createdAt, ...row }: Row): Beneficiary {
  const { firstName, lastName, birthDate, birthPlace, postalCode, phone, mail } = row;
  return {
    id: _id,
    rowHash: row_hash,
    sequence,
    createdAt,
    firstName,
    lastName,
    birthDate,
    birthPlace,
    postalCode,
    phone,
    mail,
  };
}
