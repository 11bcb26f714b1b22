import { nearestTo } from '@alveole/domain';
import type { PlaceIndex } from '@alveole/embedded/places';
import type { HintPorts } from '@alveole/repairs/lists';
import type { PlantedFile } from './planted-cases.ts';

/** The people and shops of the planted files, as the service's projections and enrolment would know them. */
export function knownPeople(
  planted: readonly PlantedFile[],
  places: Pick<PlaceIndex, 'communesOf'>,
): Omit<HintPorts, 'repairs'> {
  const people = new Map(
    planted.map(({ document: { consumerId }, phone }) => [consumerId, personOf(consumerId, phone)]),
  );
  const ibans = new Map(planted.map(({ document: { entityId }, iban }) => [entityId, iban]));
  const homes = new Map(planted.map((file) => [file.document.consumerId, file]));
  const shopsWith = (iban: string | undefined) => [...ibans].filter(([, other]) => other === iban).map(([id]) => id);
  return {
    beneficiaries: {
      find: async (id) => people.get(id) ?? personOf(id, undefined),
      knownAll: async (ids) => new Map(ids.flatMap((id) => (people.has(id) ? [[id, people.get(id)!] as const] : []))),
    },
    establishments: {
      known: async (id) => ({ siret: id }),
      sharingIban: async (id) =>
        shopsWith(ibans.get(id)).flatMap((entityId) =>
          entityId === id ? [] : [{ entityId, tradeName: entityId, siret: entityId }],
        ),
    },
    homeDistances: {
      between: async (consumerId) => distanceOf(homes.get(consumerId), places),
    },
  };
}

const personOf = (consumerId: string, phone: string | undefined) => ({
  consumerId,
  firstName: 'LEA',
  lastName: 'DURAND',
  phone,
});

/** As enrolment measures it: from the nearest town of the person's postcode to the shop, here in the middle of its town. */
function distanceOf(
  { home, workshop }: Pick<PlantedFile, 'home' | 'workshop'> = {},
  { communesOf }: Pick<PlaceIndex, 'communesOf'>,
) {
  const [shop] = workshop === undefined ? [] : communesOf(workshop);
  const nearest = home === undefined || shop === undefined ? undefined : nearestTo(shop, communesOf(home));
  if (home === undefined || workshop === undefined || shop === undefined || nearest === undefined) return undefined;
  return {
    person: { zip: home, city: nearest.place.nom },
    shop: { zip: workshop, city: shop.nom },
    kilometres: Math.round(nearest.metres / 1000),
  };
}
