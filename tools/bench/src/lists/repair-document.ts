import { createRandom } from '@alveole/seed-data';
import { RepairKind, RepairStatus } from '@alveole/domain';
import type { RepairDocument } from '@alveole/repairs/lists';
import { searchTokens } from '@alveole/repairs/lists';
import { idOf } from './fill-store.ts';
import { personOf, shopId, shopName, staffId, staffMembers } from './plausible.ts';

/** How many of a hundred files stand where, in a campaign that has run for a while. */
const shares: readonly (readonly [RepairStatus, number])[] = [
  [RepairStatus.refunded, 60],
  [RepairStatus.abandoned, 10],
  [RepairStatus.validated, 8],
  [RepairStatus.notEligible, 6],
  [RepairStatus.toReview, 6],
  [RepairStatus.incomplete, 5],
  [RepairStatus.complementAsked, 3],
  [RepairStatus.complemented, 2],
];

const spread = shares.flatMap(([status, share]) => Array<RepairStatus>(share).fill(status));
const firstDay = Date.UTC(2020, 4, 11);
const secondsBetween = 37;

/** When the nth file was opened: later than the one before. */
export const openedAt = (n: number): Date => new Date(firstDay + n * secondsBetween * 1000);

/** The nth repair file, as the service would have left it. */
export function repairDocument(n: number, shops: number): RepairDocument {
  const random = createRandom(n + 1);
  const shop = random.int(0, shops - 1);
  const person = personOf(random);
  const kind = random.chance(0.06) ? RepairKind.session : RepairKind.repair;
  const id = idOf('repair', n);
  const consumerId = idOf('consumer', n).slice(0, 8).toUpperCase();
  const serial = `BC${random.int(100_000, 99_999_999)}`;
  const fileNumber = `${kind === RepairKind.session ? 'VEL' : 'REP'}${String(shop).padStart(5, '0')}_${String(n).padStart(7, '0')}`;
  const at = openedAt(n);
  const entityName = shopName(shop);
  const siret = String(10_000_000_000_000 + shop);
  const zip = String(1_000 + (shop % 94) * 1_000).padStart(5, '0');
  return {
    _id: id,
    rowHash: id.replaceAll('-', ''),
    openedRowHash: id.replaceAll('-', ''),
    sequence: 5,
    outbox: [],
    fileNumber,
    status: random.pick(spread),
    gender: kind,
    entityId: shopId(shop),
    entityName,
    consumerId,
    operatorId: random.chance(0.3) ? staffId(random.int(0, staffMembers - 1)) : null,
    bike: { brand: 'Gitane', serial },
    invoiceCents: random.int(2_000, 15_000),
    premiumCents: 5_000,
    operations: ['INIT', 'FAC', 'PHO', 'VAL', 'AVAL'],
    unreadByRepairer: false,
    unreadByStaff: false,
    createdAt: at,
    modifiedAt: at,
    opening: { localId: id, bodyHash: id },
    history: (['INIT', 'FAC', 'PHO', 'VAL', 'AVAL'] as const).map((code) => entry(code, at, id)),
    stampValue: String(n + 1),
    entitlement: `${id}:bike:1`,
    searchTokens: searchTokens({ fileNumber, consumerId, entityName, serial, person, shop: { siret, zip } }),
    assignments: [],
  } as unknown as RepairDocument;
}

function entry(code: string, recordedAt: Date, id: string) {
  return {
    operationId: id,
    code,
    operationDate: recordedAt.toISOString().slice(0, 19).replace('T', ' '),
    recordedAt,
    status: RepairStatus.toReview,
    author: { role: 'REP', userId: id, userName: 'Atelier' },
    details: { mediaKey: `media/${id}/${code}.pdf`, mediaHash: id.repeat(2).slice(0, 64), extension: 'pdf' },
  };
}
