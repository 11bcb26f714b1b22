import type { SeedEstablishment } from '@alveole/enrolment/seeding';
import { acceptanceStamp, apeCodes, EstablishmentKind, isAssociation, isBikeShop } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { Calendar } from '../chance/calendar.ts';
import { createRandom } from '../chance/random.ts';
import type { Random } from '../chance/random.ts';
import { jean } from '../staff.ts';
import { documentsOf } from './establishment-documents.ts';
import type { StoredMedia } from '../media/store-media.ts';
import type { EstablishmentRow } from './establishment-table.ts';
import { establishmentTable } from './establishment-table.ts';
import { actsOf } from './establishment-ways.ts';
import { heldPlaces, heldRow } from './held-places.ts';
import { frenchIban, identifierOf } from './identifiers.ts';
import { openingWeeks } from './opening-hours.ts';
import { entityIdOf, mailOf, representativeOf } from './representatives.ts';
import { trainingOffer } from './training-offers.ts';
import { registeredActivity, trainingActs } from './training-stories.ts';

/** Files of shops that one operator has taken to review. */
const assignedToJean: ReadonlySet<string> = new Set(['petit-plateau', 'cycles-normands']);
const kindNames: Readonly<Record<EstablishmentKind, string>> = {
  [EstablishmentKind.bikeShop]: 'SARL',
  [EstablishmentKind.association]: 'association',
  [EstablishmentKind.alsaceMoselleAssociation]: 'association',
  [EstablishmentKind.localAuthority]: '',
};
const associationTypes: Readonly<Partial<Record<EstablishmentKind, 'HAM' | 'AM'>>> = {
  [EstablishmentKind.association]: 'HAM',
  [EstablishmentKind.alsaceMoselleAssociation]: 'AM',
};
const bikeRetail = '4764Z';

/** Every establishment of the demo with its way; documents by their accepted keys. */
export function establishmentSeeds(
  calendar: Calendar,
  media: StoredMedia,
  campaign: Pick<Campaign, 'territories'>,
): SeedEstablishment[] {
  const placeIn = heldPlaces(campaign);
  return establishmentTable.map((row, index) => {
    const random = createRandom(1_000 + index);
    const id = entityIdOf(row);
    const registeredAt = calendar.daysAgo(row.age, random.int(8 * 60, 18 * 60));
    const training = trainingActs(row, registeredAt, { random, calendar });
    const traveller = { id, kind: row.kind, userName: representativeOf(row).userName, registeredAt };
    const acts = [
      ...training,
      ...actsOf(row.way, traveller, training.at(-1)?.at ?? registeredAt, { random, calendar }),
    ];
    const lastAct = acts.at(-1)?.at ?? registeredAt;
    return {
      id,
      kind: row.kind,
      prefix: index + 1,
      registeredAt,
      acts,
      profile: {
        ...identityOf(row, random),
        ...placeOf(heldRow(row, placeIn(row.zip)), random),
        ...documentsOf(row, media),
        ...acceptances(registeredAt),
      },
      ...(assignedToJean.has(row.slug) ? { operator: { id: jean.id, name: jean.name } } : {}),
      ...(row.way === 'suspended' ? { suspendedAt: calendar.daysAfter(lastAct, 20, 10 * 60) } : {}),
    };
  });
}

function identityOf(row: EstablishmentRow, random: Random): SeedEstablishment['profile'] {
  const { firstName, lastName } = representativeOf(row);
  return {
    companyName: `${row.name} ${kindNames[row.kind]}`.trim(),
    commercialName: row.name,
    identifier: identifierOf(row.kind, random),
    legalForm: row.kind,
    ...(isAssociation(row.kind)
      ? { associationType: associationTypes[row.kind], isFubMember: random.chance(0.6) }
      : {}),
    ...(isBikeShop(row.kind)
      ? { retailer: random.pick(['Autre', 'Autre', 'Cyclable', 'Culture Vélo', 'Veloland']) }
      : {}),
    apeCode: isBikeShop(row.kind) ? bikeRetail : random.pick(apeCodes[row.kind]),
    lastName,
    firstName,
    mail: mailOf(row),
    mobile: `+3363998${fourDigits(random)}`,
    phone: `+3326191${fourDigits(random)}`,
    ...(row.withoutIban ? {} : { iban: frenchIban(random) }),
    repairsPerWeek: random.int(4, 60),
    repairers: random.int(1, 5),
    hasPhone: random.chance(0.8),
    activity: registeredActivity(row.training),
    ...(row.training === 'none' ? {} : { training: trainingOffer(createRandom(9_000 + row.age)) }),
  };
}

function placeOf(row: EstablishmentRow, random: Random): SeedEstablishment['profile'] {
  return {
    address: row.street,
    postcode: row.zip,
    city: row.city,
    latitude: row.latitude,
    longitude: row.longitude,
    ...(random.chance(0.7) ? { website: `https://${row.slug}.exemple.fr` } : {}),
    openingHours: random.pick(openingWeeks[row.kind]),
  };
}

function acceptances(registeredAt: Date): SeedEstablishment['profile'] {
  const stamp = acceptanceStamp(registeredAt);
  return { conditionsAccepted: true, conditionsAcceptedAt: stamp, termsAccepted: true, termsAcceptedAt: stamp };
}

/** The numbers kept for fiction: 06 39 98 xx xx and 02 61 91 xx xx. */
const fourDigits = (random: Random) => String(random.int(0, 9_999)).padStart(4, '0');
