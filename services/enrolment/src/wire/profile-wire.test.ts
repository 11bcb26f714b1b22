import { entityData } from '@alveole/contracts/establishment';
import { changesFromWire, profileFromWire, profileToWire, wireNameOf } from './profile-wire.ts';
import type { WireProfile } from './profile-wire.ts';

/** As older versions stored it: what was read from the wire, as it came. */
const stored: Required<WireProfile> = {
  raison_sociale: 'CYCLES DU RHIN SARL',
  commercialname: 'Cycles du Rhin',
  siret: '73282932000074',
  legalStatut: 1,
  asso_type: 'HAM',
  isAssoFub: true,
  chaine: 'Autre',
  codeAPE: '4764Z',
  id_alveole: '12',
  iban: 'FR7630006000011234567890189',
  account_holder: 'Élodie d’Aboville',
  bic: 'AGRIFRPP',
  taux_tva: '8.5',
  repairday: 12,
  repairman: 2,
  hasPhone: false,
  move_to: 'Colmar',
  name: 'Martin',
  firstname: 'Camille',
  mail: 'atelier@exemple.fr',
  smartphone: '+33639980001',
  telephone: '+33388000000',
  adresse: '12 quai des Bateliers',
  zip: '67000',
  city: 'Strasbourg',
  latitude: 0,
  longitude: 7.7549,
  no_map: false,
  website: 'http://www.cycles.fr',
  cgsAccept: true,
  cguAccept: true,
  cgsAcceptDate: '202603021000',
  cgsAcceptBy: 'Martin Camille',
  cguAcceptDate: '202603021000',
  activity: { done: 0, request: { gender: 2, fub: '2026-03-02T09:00:00.000Z' }, history: [{ gender: 1 }] },
  ve: { veSavoirRouler: true, veDescription: 'Des séances', veDiplome: { EMV: true }, veFormateur: 2 },
  horaires_ouverture: { mon: ['09:00', '12:00', '', ''], rdvOnly: true },
  documents: [{ media_gender: 'KBIS', media_id: 'k', media_url: 'accepted/e/k.pdf', media_hash: 'a'.repeat(64) }],
  motif: { code: '', tab: ['Extrait KBIS de plus de trois mois'] },
  motif_history: ['Une raison d’autrefois', { code: 'CODE27', tab: ['Demandeur non éligible'] }],
};

describe('the profile of an establishment', () => {
  it('lies in the store as it always did', () => {
    expect(profileToWire(profileFromWire(stored))).toStrictEqual(stored);
    expect(profileToWire(profileFromWire({ city: 'Lyon' }))).toStrictEqual({ city: 'Lyon' });
  });

  it('is read by the names of the field', () => {
    expect(profileFromWire(stored)).toMatchObject({
      companyName: 'CYCLES DU RHIN SARL',
      latitude: 0,
      activity: { done: 0, request: { gender: 2, fubDate: '2026-03-02T09:00:00.000Z' } },
      documents: [{ kind: 'KBIS', name: 'accepted/e/k.pdf' }],
      refusal: { lines: ['Extrait KBIS de plus de trois mois'] },
      refusals: ['Une raison d’autrefois', { code: 'CODE27', lines: ['Demandeur non éligible'] }],
    });
  });

  it('leaves no field of the contract unread', () => {
    const read = changesFromWire({
      ...stored,
      operateur_id: 'ann',
      operateur_name: 'Ann',
      modify_by: 'Ann',
      gender: 1,
    });
    const known = Object.keys(read).map((field) => wireNameOf(field as keyof typeof read));
    expect(known.sort()).toEqual(Object.keys(entityData.shape).sort());
  });

  it.each([
    [{ operateur_id: 'ann' }, { assignee: { id: 'ann' } }],
    [{ operateur_id: null }, { assignee: 'nobody' }],
    [{}, {}],
  ])('takes %j for %j', (wire, changes) => {
    expect(changesFromWire(wire)).toStrictEqual(changes);
  });
});
