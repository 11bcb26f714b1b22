import type { EntityData } from './wire.ts';
import { profileFieldOf, profileOf, profileToWire } from './profile-view.ts';

const wire: EntityData = {
  raison_sociale: 'Cycles du Rhin SARL',
  siret: '73282932000074',
  smartphone: '+33612345678',
  zip: '67000',
  latitude: 48.5811,
  longitude: 7.7549,
  horaires_ouverture: { rdvOnly: true },
  taux_tva: '293B',
  repairday: 12.5,
  no_map: false,
  id_alveole: 'A12',
  ve: { veFormateur: 2, veDiplome: { EMV: true } },
};
const profile = {
  companyName: 'Cycles du Rhin SARL',
  identifier: '73282932000074',
  mobile: '+33612345678',
  postcode: '67000',
  position: { latitude: 48.5811, longitude: 7.7549 },
  openingHours: { rdvOnly: true },
  vatRate: '293B' as const,
  repairsPerWeek: 12.5,
  isOffMap: false,
  alveoleNumber: 'A12',
  training: { trainers: 2, diplomas: ['EMV'] as const },
};

describe('the profile of an establishment', () => {
  it('is read by the names of the field', () => {
    expect(profileOf(wire)).toStrictEqual(profile);
  });

  it('travels as it came', () => {
    expect(profileToWire(profile)).toStrictEqual(wire);
  });

  it('has no position while a half of it is missing', () => {
    expect(profileOf({ latitude: 48.5811 })).toStrictEqual({});
  });

  it.each([
    ['entity_data.raison_sociale', 'companyName'],
    ['entity_data.horaires_ouverture.mon', 'openingHours'],
    ['entity_data.longitude', 'position'],
    ['entity_data.ve.veFormateur', 'training'],
    ['entity_data.legalStatut', undefined],
    ['code', undefined],
  ])('knows %s as %s', (wirePath, field) => {
    expect(profileFieldOf(wirePath)).toBe(field);
  });
});
