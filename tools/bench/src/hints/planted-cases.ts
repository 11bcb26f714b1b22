import { createHash } from 'node:crypto';
import type { HintKind } from '@alveole/contracts/review';
import { noSerial } from '@alveole/domain';
import type { RepairDocument } from '@alveole/repairs/lists';
import { bandsOf, searchTokens } from '@alveole/repairs/lists';
import { repairDocument } from '../lists/repair-document.ts';
import type { InvoiceDetails, PlantedInvoices } from './planted-invoices.ts';

/** A file with what its person and shop are known by. */
export interface PlantedFile {
  readonly document: RepairDocument;
  readonly phone: string;
  readonly iban: string;
  /** Postcodes of the person and of the shop. */
  readonly home?: string;
  readonly workshop?: string;
}

/** Files, the last of which somebody should look at, or that only look so. */
export interface PlantedCase {
  readonly name: string;
  /** What the last of the files must be told; undefined where there is nothing to tell. */
  readonly expected: HintKind | undefined;
  readonly files: readonly PlantedFile[];
}

type Changes = Partial<Pick<PlantedFile['document'], 'bike' | 'entityId' | 'createdAt' | 'consumerId' | 'history'>> & {
  readonly phone?: string;
  readonly iban?: string;
  readonly home?: string;
  readonly workshop?: string;
};

const day = 86_400_000;
const firstDay = Date.UTC(2019, 0, 7, 8);
const minute = 60_000;
const hurried = 15;

/** Each kind of hint, and beside it what is like it and innocent. `set` gives the files of a set numbers of their own. */
export function plantedCases(set: number, from: number, invoices: PlantedInvoices): readonly PlantedCase[] {
  let next = from;
  const at = new Date(firstDay + set * 40 * day);
  const file = (changes: Changes = {}): PlantedFile => plantedFile((next += 1), { createdAt: at, ...changes });
  const pair = (name: string, expected: HintKind | undefined, one: Changes, other: Changes = one): PlantedCase => ({
    name,
    expected,
    files: [file(one), file(other)],
  });
  const one = (name: string, expected: HintKind | undefined, changes: Changes): PlantedCase => ({
    name,
    expected,
    files: [file(changes)],
  });
  const serial = `WTU${String(set).padStart(5, '0')}77`;
  const bike = { brand: 'Peugeot Cycles', serial };
  const respelt = { brand: 'peugeot cycles', serial: serial.toLowerCase().replace('wtu', 'wtu ') };
  const person = { consumerId: `P${String(set).padStart(7, '0')}`, phone: phoneOf(set, 2) };
  const none = { brand: 'Gitane', serial: noSerial };
  const shop = (name: string) => `planted-${name}-${set}`;
  const evidence = repairDocument(from, 1).history;
  const [hash, other, template] = [lookOf(set * 3), lookOf(set * 3 + 1), lookOf(set * 3 + 2)];
  const [savedAnew, likeIt] = [withOtherBits(hash, 4), withOtherBits(other, 6)];
  const document = (n: number, extension: string): Details => ({
    mediaKey: `planted/${set}-${n}.${extension}`,
    mediaHash: createHash('sha256').update(`${set}-${n}`).digest('hex'),
  });
  const picture = (n: number, hash: string): Details => ({
    ...document(n, 'jpg'),
    perceptualHash: hash,
    perceptualHashBands: bandsOf(hash),
  });
  const photo = (n: number, hash: string): History => [operation('PHO', picture(n, hash))];
  const invoice = (n: number, hash: string, invoiceCents: number): History => [
    operation('FAC', { ...picture(n, hash), invoiceCents }),
  ];
  const typed = (n: number, details: InvoiceDetails): Changes => ({
    history: [operation('FAC', { ...document(n, 'pdf'), ...details })],
  });
  const [near, far] = [nearby[set % nearby.length]!, farApart[set % farApart.length]!];
  const every = (name: string, minutes: number, count: number): Changes[] =>
    Array.from({ length: count }, (_, n) => ({
      entityId: shop(name),
      createdAt: new Date(at.getTime() + n * minutes * minute),
    }));
  return [
    pair('same invoice to the byte', 'same_document', { history: evidence }),
    pair('same photo, saved anew', 'similar_picture', { history: photo(1, hash) }, { history: photo(2, savedAnew) }),
    pair('same phone, another person', 'same_phone', { phone: phoneOf(set, 1) }),
    pair('same bike, spelt otherwise', 'same_serial', { bike }, { bike: respelt }),
    pair(
      'same account, another company',
      'same_iban',
      { entityId: shop('account-1'), iban: `FR76${set}` },
      { entityId: shop('account-2'), iban: `FR76${set}` },
    ),
    { name: 'fifteen files in an hour', expected: 'shop_pace', files: every('hurried', 4, hurried).map(file) },
    one('amount typed unlike the invoice’s text', 'amount_unlike', typed(7, invoices.unlike)),
    one('a shop far away from home', 'far_away', far),
    pair('innocent: two photos of like bikes', undefined, { history: photo(3, other) }, { history: photo(4, likeIt) }),
    pair(
      'innocent: two invoices of one template',
      undefined,
      { history: invoice(5, template, 4250) },
      { history: invoice(6, template, 5120) },
    ),
    pair('innocent: two bikes of one person', undefined, person),
    pair('innocent: two bikes without a number', undefined, { bike: none }),
    one('innocent: the amount as it is printed', undefined, typed(8, invoices.like)),
    one('innocent: a scan without text', undefined, typed(9, invoices.scanned)),
    one('innocent: a shop in the next town', undefined, near),
    { name: 'innocent: a busy morning', expected: undefined, files: every('busy', 6, hurried).map(file) },
  ];
}

/** Where people live and where their shops are. */
const nearby: readonly Changes[] = [
  { home: '67400', workshop: '67000' },
  { home: '69100', workshop: '69003' },
  { home: '92100', workshop: '75011' },
  { home: '42000', workshop: '69001' },
];
const farApart: readonly Changes[] = [
  { home: '29200', workshop: '67000' },
  { home: '59000', workshop: '13001' },
  { home: '97400', workshop: '44000' },
  { home: '35000', workshop: '75011' },
];

type History = RepairDocument['history'];
type Details = History[number]['details'];

const operation = (code: 'PHO' | 'FAC', details: Details): History[number] => ({
  ...(repairDocument(1, 1).history[0] as History[number]),
  code,
  details,
});

/** What a picture of this number looks like: 64 bits as pictures have them, about half of them set. */
const lookOf = (n: number): string =>
  BigInt(`0x${createHash('sha256').update(`look ${n}`).digest('hex').slice(0, 16)}`)
    .toString(2)
    .padStart(64, '0');

/** The same but for some bits, none of them in its last quarter: an index finds both. */
function withOtherBits(perceptualHash: string, count: number): string {
  const changed = new Set(Array.from({ length: count }, (_, n) => (n * 7 + 1) % 48));
  return [...perceptualHash].map((bit, at) => (changed.has(at) ? String(1 - Number(bit)) : bit)).join('');
}

const phoneOf = (set: number, kind: number): string => `+337${String(set * 10 + kind).padStart(8, '0')}`;

function plantedFile(n: number, { phone = phoneOf(n, 9), iban = `own-${n}`, ...given }: Changes): PlantedFile {
  const { home, workshop, ...changes } = given;
  const written = repairDocument(n, 1);
  const document = { ...written, entityId: `planted-${n}`, ...changes } as RepairDocument;
  const { fileNumber, consumerId, entityName, bike } = document;
  const person = { firstName: 'LEA', lastName: 'DURAND', phone };
  const tokens = searchTokens({ fileNumber, consumerId, entityName, serial: bike.serial, person, shop: undefined });
  const known = { document: { ...document, searchTokens: tokens }, phone, iban };
  return home === undefined || workshop === undefined ? known : { ...known, home, workshop };
}
