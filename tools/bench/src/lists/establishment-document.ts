import { createRandom } from '@alveole/seed-data';
import type { Random } from '@alveole/seed-data';
import { ActivityKind, EstablishmentStatus } from '@alveole/domain';
import type { Activity } from '@alveole/domain';
import { searchTokens } from '@alveole/enrolment/lists';
import type { EstablishmentDocument } from '@alveole/enrolment/lists';
import { idOf } from './fill-store.ts';
import { openedAt } from './repair-document.ts';
import { personOf, shopId, shopName, staffId, staffMembers } from './plausible.ts';

/** Metropolitan France, about. */
const box = { south: 43, north: 50, west: -1, east: 7 };

/** The nth establishment: most are validated and can be found by visitors. */
export function establishmentDocument(n: number): EstablishmentDocument {
  const random = createRandom(n + 1);
  const { firstName, lastName, phone } = personOf(random);
  const status = random.chance(0.8) ? EstablishmentStatus.validated : EstablishmentStatus.registered;
  const latitude = box.south + (random.int(0, 1_000_000) / 1_000_000) * (box.north - box.south);
  const longitude = box.west + (random.int(0, 1_000_000) / 1_000_000) * (box.east - box.west);
  const operatorId = random.chance(0.5) ? staffId(random.int(0, staffMembers - 1)) : null;
  const siret = String(10_000_000_000_000 + n);
  const profile = {
    companyName: shopName(n),
    commercialName: shopName(n),
    lastName,
    firstName,
    city: 'Lyon',
    postcode: '69001',
    identifier: siret,
    mail: `atelier${n}@exemple.fr`,
    phone,
    latitude,
    longitude,
    activity: activityOf(random),
  };
  return {
    _id: shopId(n),
    rowHash: idOf('establishment', n).replaceAll('-', ''),
    sequence: 2,
    outbox: [],
    status,
    kind: 0,
    prefix: n,
    operatorId,
    profile,
    createdAt: openedAt(n),
    modifiedAt: openedAt(n),
    history: [],
    siretClaim: siret,
    ...(status === EstablishmentStatus.validated
      ? { finder: { latitude, longitude, repair: true, lesson: false } }
      : {}),
    searchTokens: searchTokens({ profile, operator: undefined }),
  } as unknown as EstablishmentDocument;
}

/** One in three has asked to teach, and was answered, or waits. */
function activityOf(random: Random): Activity {
  if (!random.chance(0.3)) return { done: ActivityKind.workshop, history: [] };
  const gender = ActivityKind.both;
  const fubDate = '2026-02-01T09:00:00.000Z';
  const waiting: Activity = { request: { gender }, history: [] };
  const sent: Activity = { request: { gender, fubDate }, history: [] };
  return random.pick([waiting, sent, { done: gender, request: { gender, fubDate, acceptDate: fubDate }, history: [] }]);
}
