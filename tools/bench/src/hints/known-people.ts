import type { HintPorts } from '@alveole/repairs/lists';
import type { PlantedFile } from './planted-cases.ts';

/** The people and shops of the planted files, as the service's projections would know them. */
export function knownPeople(planted: readonly PlantedFile[]): Omit<HintPorts, 'repairs'> {
  const people = new Map(
    planted.map(({ document: { consumerId }, phone }) => [consumerId, personOf(consumerId, phone)]),
  );
  const ibans = new Map(planted.map(({ document: { entityId }, iban }) => [entityId, iban]));
  const shopsWith = (iban: string | undefined) => [...ibans].filter(([, other]) => other === iban).map(([id]) => id);
  return {
    beneficiaries: {
      find: async (id) => people.get(id) ?? personOf(id, undefined),
      knownAll: async (ids) => new Map(ids.flatMap((id) => (people.has(id) ? [[id, people.get(id)!] as const] : []))),
    },
    establishments: {
      sharingIban: async (id) =>
        shopsWith(ibans.get(id)).flatMap((entityId) => (entityId === id ? [] : [{ entityId, tradeName: entityId }])),
    },
  };
}

const personOf = (consumerId: string, phone: string | undefined) => ({
  consumerId,
  firstName: 'LEA',
  lastName: 'DURAND',
  phone,
});
