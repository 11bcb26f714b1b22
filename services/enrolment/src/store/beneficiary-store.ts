import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import { personKey } from '@alveole/domain';
import { findPlain, insertVersioned, isDuplicateKey, trusted, writeIfUnchanged } from '@alveole/persistence';
import type { Plain } from '@alveole/persistence';
import type { QueryFilter } from 'mongoose';
import { snapshotOf } from '../record/beneficiary.ts';
import type { Beneficiary, Person } from '../record/beneficiary.ts';
import { personIndex } from './beneficiary-model.ts';
import type { Acceptances, BeneficiaryDocument, BeneficiaryEntry, BeneficiaryModel } from './beneficiary-model.ts';

export interface NewBeneficiary extends Person, Acceptances {
  readonly id: string;
  readonly entry: BeneficiaryEntry;
  readonly requestId: string;
}

export interface BeneficiaryStore {
  byId(id: string): Promise<Beneficiary | undefined>;
  byPerson(
    person: Pick<Person, 'firstName' | 'lastName' | 'birthDate' | 'birthPlace'>,
  ): Promise<Beneficiary | undefined>;
  /** Everybody of this name and birth date, wherever they were born. */
  namesakes(person: Pick<Person, 'firstName' | 'lastName' | 'birthDate'>): Promise<Beneficiary[]>;
  byPhone(phone: string): Promise<Beneficiary[]>;
  /** Undefined, and nothing is written, when the person or the code is known. */
  insert(beneficiary: NewBeneficiary): Promise<Beneficiary | undefined | 'code-taken'>;
  changePhone(
    read: Beneficiary,
    phone: string,
    entry: BeneficiaryEntry,
    requestId: string,
  ): Promise<{ rowHash: string } | 'stale'>;
}

type Row = Plain<BeneficiaryDocument>;
type Filter = QueryFilter<BeneficiaryDocument>;

/** A household shares a number; a longer list helps nobody at the counter. */
const mostPeople = 50;
const afterAnyPlace = '\uffff';

export function createBeneficiaryStore(model: BeneficiaryModel): BeneficiaryStore {
  const list = async (filter: Filter) =>
    (await model.find(filter, { outbox: 0 }).limit(mostPeople).lean<Row[]>()).map(toBeneficiary);
  return {
    async byId(id) {
      const found = await findPlain(model, id);
      return found && toBeneficiary(found);
    },
    async byPerson(person) {
      const found = await model.findOne({ personKey: personKey(person) } as Filter, { outbox: 0 }).lean<Row>();
      return found ? toBeneficiary(found) : undefined;
    },
    namesakes(person) {
      const before = personKey({ ...person, birthPlace: '' });
      return list({ personKey: trusted({ $gte: before, $lt: `${before}${afterAnyPlace}` }) } as Filter);
    },
    async byPhone(phone) {
      const found = await model
        .find({ phone } as Filter, { outbox: 0 })
        .sort({ createdAt: -1 })
        .limit(mostPeople)
        .lean<Row[]>();
      return found.map(toBeneficiary);
    },
    async insert({ id, entry, requestId, ...person }) {
      const data = {
        consumer: snapshotOf({ id, sequence: 1, ...person }),
        pre_registered: entry.act === 'pre-register',
      };
      const registered = events.consumerRegistered.create({ ...stamp(id, 1, entry.at, requestId), data });
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
    async changePhone(read, phone, entry, requestId) {
      const sequence = read.sequence + 1;
      const changed = events.consumerChanged.create({
        ...stamp(read.id, sequence, entry.at, requestId),
        data: { consumer: snapshotOf({ ...read, sequence, phone }) },
      });
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

function stamp(id: string, sequence: number, at: Date, requestId: string) {
  return { event_id: randomUUID(), occurred_at: at.toISOString(), aggregate_id: id, sequence, request_id: requestId };
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
