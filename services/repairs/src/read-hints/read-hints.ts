import { isConfirmationDue, isFarAway, isSameBikeNumber, isSession, personName, withOwnCountry } from '@alveole/domain';
import type { HomeDistances } from '../outside/home-distances.ts';
import { confirmationIn } from '../record/confirmation.ts';
import type { Beneficiary, Establishment } from '../record/people.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import type { Beneficiaries } from '../store/beneficiaries.ts';
import { bandsOf } from '../record/hash-bands.ts';
import { documentsOf } from '../store/hint-queries.ts';
import type { ComparedFile, StoredDocument } from '../store/hint-queries.ts';
import type { RepairStore } from '../store/repair-store.ts';
import { orNotFound } from '../wire/refusals.ts';
import { hasHash, isSavedAnew } from './alike-pictures.ts';
import { hintOf } from './hints.ts';
import type { Hint } from './hints.ts';

export interface HintPorts {
  readonly repairs: Pick<RepairStore, 'byId' | 'withDocument' | 'withHashBand' | 'withNumber' | 'openedBetween'>;
  readonly beneficiaries: Pick<Beneficiaries, 'find' | 'knownAll'>;
  readonly establishments: {
    known(entityId: string): Promise<Pick<Establishment, 'siret' | 'phone' | 'mobile'> | undefined>;
    sharingIban(entityId: string): Promise<readonly Pick<Establishment, 'entityId' | 'tradeName' | 'siret'>[]>;
  };
  readonly homeDistances: HomeDistances;
}

type ReadHint = (ports: HintPorts, file: RepairRecord) => Promise<Hint[]>;

/** A workshop that opens a file every four minutes for an hour repairs no bike meanwhile. */
const pace = { files: 15, withinMs: 3_600_000 };

/** A file holds two or three; of one whose documents were replaced again and again, the latest are asked for. */
const maxDocuments = 10;

/**
 * What of a file deserves a second look, with the other side of each: asked when a person opens the file, each question by an
 * index (docs/adr/0054). Throws RepairNotFoundException.
 */
export async function readHints(ports: HintPorts, repairId: string): Promise<Hint[]> {
  const file = orNotFound(await ports.repairs.byId(repairId));
  // Nobody is left to compare, and nothing is decided on it any more.
  if (file.forgottenAt) return [];
  return (await Promise.all(questions.map((ask) => ask(ports, file)))).flat();
}

/** The same invoice or photo, to the byte, in another file. */
const sameDocument: ReadHint = async ({ repairs }, { id, history }) => {
  const documents = documentsOf(history).slice(-maxDocuments);
  const hints = documents.map(async (document) => {
    const files = await repairs.withDocument(document.mediaHash);
    const others = files.filter((other) => other.id !== id);
    return hintOf('same_document', others, { document });
  });
  return (await Promise.all(hints)).flat();
};

/** The same photo or invoice, saved anew, in another file. */
const similarPicture: ReadHint = async ({ repairs }, { id, history }) => {
  const pictures = documentsOf(history).slice(-maxDocuments).filter(hasHash);
  const hints = pictures.map(async (picture) => {
    const bands = await Promise.all(bandsOf(picture.perceptualHash).map((band) => repairs.withHashBand(band)));
    const files = new Map(bands.flat().map((file) => [file.id, file]));
    const isCopy = (theirs: StoredDocument): boolean => isSavedAnew(picture, theirs);
    const others = [...files.values()].filter((other) => other.id !== id && other.documents.some(isCopy));
    return hintOf('similar_picture', others, { document: picture, isCopy });
  });
  return (await Promise.all(hints)).flat();
};

/** The phone of this person at somebody else's file. */
const samePhone: ReadHint = async ({ repairs, beneficiaries }, { consumerId }) => {
  const person = await beneficiaries.find(consumerId);
  const { phone } = person;
  if (!phone) return [];
  const files = (await repairs.withNumber(phone)).filter((other) => other.consumerId !== consumerId);
  const people = await beneficiaries.knownAll(files.map((other) => other.consumerId));
  // What a file is found by may be its serial, too.
  const theirs = files.filter((other) => people.get(other.consumerId)?.phone === phone);
  const comparedTextOf = (other: ComparedFile): string | undefined => nameOf(people.get(other.consumerId));
  return hintOf('same_phone', theirs, { value: phone, comparedText: nameOf(person), comparedTextOf });
};

/** The phone of this person is the shop's own: the one that is shown, or the mobile of who answers for it. */
const shopPhone: ReadHint = async ({ beneficiaries, establishments }, { consumerId, entityId }) => {
  const { phone } = await beneficiaries.find(consumerId);
  const shop = await establishments.known(entityId);
  const isOwn = phone !== undefined && [shop?.phone, shop?.mobile].some((own) => own && withOwnCountry(own) === phone);
  return isOwn ? [{ kind: 'shop_phone', value: phone, others: [] }] : [];
};

/** The number of this bike in another file. */
const sameSerial: ReadHint = async ({ repairs }, { id, bike }) => {
  const { serial } = bike;
  if (!isSameBikeNumber(serial, serial)) return [];
  const files = await repairs.withNumber(serial);
  const same = files.filter((other) => other.id !== id && isSameBikeNumber(serial, other.serial));
  return hintOf('same_serial', same, { value: serial, comparedText: bikeText(bike), comparedTextOf: bikeText });
};

/** The account of this shop at another company. */
const sameIban: ReadHint = async ({ establishments }, { entityId }) => {
  const others = (await establishments.sharingIban(entityId)).map((shop) => ({
    entityId: shop.entityId,
    entityName: shop.tradeName,
    comparedText: shop.siret,
  }));
  if (others.length === 0) return [];
  return [{ kind: 'same_iban', comparedText: (await establishments.known(entityId))?.siret, others }];
};

/** More files in the hour before this one, itself among them, than a workshop can repair bikes. */
const shopPace: ReadHint = async ({ repairs }, { id, entityId, createdAt }) => {
  const from = new Date(createdAt.getTime() - pace.withinMs);
  const files = await repairs.openedBetween(entityId, from, createdAt);
  if (files.length < pace.files) return [];
  const others = files.filter((other) => other.id !== id);
  return hintOf('shop_pace', others, { value: String(files.length) });
};

/** The amount that was typed for the newest invoice, where its text prints others (docs/adr/0060). */
const amountUnlike: ReadHint = async (_ports, { history }) => {
  const { mediaKey, invoiceCents, printedAmounts = [] } = history.findLast(({ code }) => code === 'FAC')?.details ?? {};
  if (invoiceCents === undefined || printedAmounts.length === 0) return [];
  return [
    { kind: 'amount_unlike', mediaKey, amounts: { typedCents: invoiceCents, printed: printedAmounts }, others: [] },
  ];
};

/** The newest invoice calls itself a credit note: it gives money back and asks for none. */
const creditNote: ReadHint = async (_ports, { history }) => {
  const { mediaKey, isCreditNote } = history.findLast(({ code }) => code === 'FAC' || code === 'FACVE')?.details ?? {};
  return isCreditNote ? [{ kind: 'credit_note', mediaKey, others: [] }] : [];
};

/** Another amount than the beneficiary confirmed; of a repair also one that he never saw. A session's is that of the programme. */
const confirmedUnlike: ReadHint = async (_ports, { kind, history }) => {
  const confirmation = confirmationIn(history);
  const { confirmed, invoiced, isUnseen } = confirmation;
  const isHinted = isConfirmationDue(confirmation) || (isUnseen && !isSession({ kind }));
  if (invoiced === undefined || !isHinted) return [];
  const confirmedCents = isUnseen ? undefined : confirmed?.invoiceCents;
  const amounts = { invoicedCents: invoiced.invoiceCents, ...(confirmedCents === undefined ? {} : { confirmedCents }) };
  return [{ kind: 'confirmed_unlike', confirmed: amounts, others: [] }];
};

/** What the file was confirmed with last went where the client said at the counter, to nobody whom the programme knows. */
const codeElsewhere: ReadHint = async (_ports, { history }) => {
  const { proof } = history.findLast(({ code }) => code === 'VAL')?.details ?? {};
  const isNamed = proof === 'named-phone-code' || proof === 'named-mail-code';
  return isNamed ? [{ kind: 'code_elsewhere', others: [] }] : [];
};

/** A shop far away from where this person lives. */
const farAway: ReadHint = async ({ homeDistances }, { consumerId, entityId }) => {
  const distance = await homeDistances.between(consumerId, entityId);
  return distance && isFarAway(distance.kilometres) ? [{ kind: 'far_away', distance, others: [] }] : [];
};

const nameOf = (person: Omit<Beneficiary, 'consumerId'> | undefined) =>
  person &&
  personName({
    firstName: person.typedFirstName ?? person.firstName,
    lastName: person.typedLastName ?? person.lastName,
  });

const bikeText = ({ brand, serial }: Pick<ComparedFile, 'brand' | 'serial'>) => `${brand} · ${serial}`;

const questions: readonly ReadHint[] = [
  sameDocument,
  similarPicture,
  amountUnlike,
  creditNote,
  confirmedUnlike,
  codeElsewhere,
  samePhone,
  shopPhone,
  sameSerial,
  sameIban,
  shopPace,
  farAway,
];
