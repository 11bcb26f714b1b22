import type { PhoneCorrectionData } from '@alveole/contracts/beneficiary';
import type { CorrectedField } from '@alveole/domain';
import { personKey, storedPhoneForms, withOwnCountry } from '@alveole/domain';
import { filterOf, findPlain, insertVersioned, isDuplicateKey, trusted, writeIfUnchanged } from '@alveole/persistence';
import type { Plain } from '@alveole/persistence';
import type { QueryFilter } from 'mongoose';
import type { Acceptances, Beneficiary, BeneficiaryEntry, Identity, Person } from '../record/beneficiary.ts';
import {
  beneficiaryChanged,
  beneficiaryCorrected,
  beneficiaryForgotten,
  beneficiaryRegistered,
} from '../wire/beneficiary-events.ts';
import { personIndex } from './beneficiary-model.ts';
import type { BeneficiaryDocument, BeneficiaryModel } from './beneficiary-model.ts';

export interface NewBeneficiary extends Person, Acceptances {
  readonly id: string;
  readonly entry: BeneficiaryEntry;
  readonly requestId: string;
}

export type BeneficiaryStore = ReturnType<typeof createBeneficiaryStore>;

type Changed = { readonly rowHash: string } | 'stale';
type Row = Plain<BeneficiaryDocument>;
type Filter = QueryFilter<BeneficiaryDocument>;

/** A household shares a number; a longer list helps nobody at the counter. */
const maxPeople = 50;
const afterAnyPlace = '\uffff';

export function createBeneficiaryStore(model: BeneficiaryModel) {
  const list = async (filter: Filter) =>
    (await model.find(filter, { outbox: 0 }).limit(maxPeople).lean<Row[]>()).map(toBeneficiary);
  const change = async (
    read: Beneficiary,
    set: Partial<Pick<Beneficiary, 'phone' | 'cguAcceptedAt'>>,
    entry: BeneficiaryEntry,
    requestId: string,
    correction?: PhoneCorrectionData,
  ): Promise<Changed> => {
    const changeEvent = beneficiaryChanged(
      { ...read, ...set, sequence: read.sequence + 1 },
      entry,
      requestId,
      correction,
    );
    const version = { _id: read.id, rowHash: read.rowHash };
    const update = { $set: set, $push: { history: entry } };
    const outcome = await writeIfUnchanged(model, version, update, [changeEvent]);
    return outcome.ok ? { rowHash: outcome.doc.rowHash } : 'stale';
  };
  return {
    async byId(id: string): Promise<Beneficiary | undefined> {
      const document = await findPlain(model, id);
      return document && !document.forgottenAt ? toBeneficiary(document) : undefined;
    },
    /** Empties a person for good; the record stays, so that its code never names anybody else. */
    async forget(id: string, at: Date): Promise<'written' | 'stale'> {
      const document = await findPlain(model, id);
      if (document === undefined || document.forgottenAt) return 'written';
      const update = { $set: { personKey: `forgotten:${id}`, forgottenAt: at }, $unset: personFields };
      const forgotten = beneficiaryForgotten({ id, sequence: document.sequence + 1 }, at);
      return (await writeIfUnchanged(model, document, update, [forgotten])).ok ? 'written' : 'stale';
    },
    async byPerson(person: Identity): Promise<Beneficiary | undefined> {
      const document = await model
        .findOne(filterOf<BeneficiaryDocument>({ personKey: personKey(person) }), { outbox: 0 })
        .lean<Row>();
      return document ? toBeneficiary(document) : undefined;
    },
    /** Everybody of this name and birth date, wherever they were born. */
    namesakes(person: Omit<Identity, 'birthPlace'>): Promise<Beneficiary[]> {
      const before = personKey({ ...person, birthPlace: '' });
      return list(
        filterOf<BeneficiaryDocument>({ personKey: trusted({ $gte: before, $lt: `${before}${afterAnyPlace}` }) }),
      );
    },
    /** Ids of everybody who has one of these addresses. */
    async idsOfMail(mails: readonly string[]): Promise<string[]> {
      const query = model
        .find(filterOf<BeneficiaryDocument>({ mail: trusted({ $in: [...mails] }) }), { _id: 1 })
        .limit(maxPeople);
      return (await query.lean<Pick<Row, '_id'>[]>()).map(({ _id }) => _id);
    },
    /** Everybody who has one of these addresses. */
    byMail: (mails: readonly string[]): Promise<Beneficiary[]> =>
      list(filterOf<BeneficiaryDocument>({ mail: trusted({ $in: [...mails] }) })),
    async byPhone(phone: string): Promise<Beneficiary[]> {
      const documents = await model
        .find(filterOf<BeneficiaryDocument>({ phone: trusted({ $in: storedPhoneForms(phone) }) }), { outbox: 0 })
        .sort({ createdAt: -1 })
        .limit(maxPeople)
        .lean<Row[]>();
      return documents.map(toBeneficiary);
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
        return toBeneficiary((await insertVersioned(model, fields, [registered])) as Row);
      } catch (error) {
        if (isDuplicateKey(error, personIndex)) return undefined;
        if (isDuplicateKey(error, '_id_')) return 'code-taken';
        throw error;
      }
    },
    changePhone(
      read: Beneficiary,
      { phone, correction }: { readonly phone: string; readonly correction: PhoneCorrectionData },
      entry: BeneficiaryEntry,
      requestId: string,
    ): Promise<Changed> {
      return change(read, { phone }, entry, requestId, correction);
    },
    /**
     * Who the person is, corrected because he asked; the code stays, and with it what his files count. Whoever had the number before
     * is told by the event. `taken` where another record has that identity.
     */
    async correct(
      read: Beneficiary,
      person: Person,
      entry: BeneficiaryEntry & { readonly fields: readonly CorrectedField[] },
      userName: string,
    ): Promise<Changed | 'taken'> {
      const { firstName, lastName, typedFirstName, typedLastName, birthDate, phone, mail } = person;
      const set = present({ firstName, lastName, typedFirstName, typedLastName, birthDate, phone, mail });
      const phoneCorrection =
        phone === read.phone ? undefined : { previous_number: read.phone, user_name: userName, role: 'ADM' as const };
      const written = { ...read, ...set, sequence: read.sequence + 1 };
      const event = beneficiaryCorrected(written, entry, userName, phoneCorrection);
      const update = { $set: { ...set, personKey: personKey({ ...read, ...set }) }, $push: { history: entry } };
      try {
        const version = { _id: read.id, rowHash: read.rowHash };
        const outcome = await writeIfUnchanged(model, version, update, [event]);
        return outcome.ok ? { rowHash: outcome.doc.rowHash } : 'stale';
      } catch (error) {
        if (isDuplicateKey(error, personIndex)) return 'taken';
        throw error;
      }
    },
    /** The first acceptance of the terms; a later one adds nothing. */
    acceptTerms(read: Beneficiary, cguAcceptedAt: Date, entry: BeneficiaryEntry, requestId: string): Promise<Changed> {
      return change(read, { cguAcceptedAt }, entry, requestId);
    },
  };
}

/** What a record holds of its person. */
const personFields = {
  firstName: '',
  lastName: '',
  typedFirstName: '',
  typedLastName: '',
  birthDate: '',
  birthPlace: '',
  postalCode: '',
  phone: '',
  mail: '',
} as const;

/** The same without the fields whose value is undefined: a store keeps none. */
function present<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

function toBeneficiary({ _id, rowHash, sequence, createdAt, history, ...row }: Row): Beneficiary {
  const { firstName, lastName, typedFirstName, typedLastName, birthDate, birthPlace, postalCode, phone, mail } = row;
  const { cguAcceptedAt, surveyAcceptedAt } = row;
  return {
    id: _id,
    rowHash,
    sequence,
    createdAt,
    firstName,
    lastName,
    typedFirstName,
    typedLastName,
    birthDate,
    birthPlace,
    postalCode,
    phone: withOwnCountry(phone),
    mail,
    cguAcceptedAt,
    surveyAcceptedAt,
    isPreRegistered: history.some(({ act }) => act === 'pre-register'),
  };
}
