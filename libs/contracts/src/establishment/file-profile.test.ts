import { fileChangesOf, fileProfileToWire, wireNameOf } from './file-profile.ts';
import { entityData } from './wire.ts';
import type { EntityData } from './wire.ts';

/** What an establishment and staff tell, as a client sends it: each field of it. */
const wire: Required<Omit<EntityData, 'operateur_id' | 'operateur_name' | 'modify_by' | 'gender'>> = {
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
  cgsVersion: '2026-01-01-0a1b2c3d',
  cguVersion: '2026-01-01-1a2b3c4d',
  cguAcceptDate: '202603021000',
  activity: { done: 0, request: { gender: 2, fub: '2026-03-02T09:00:00.000Z' }, history: [{ gender: 1 }] },
  ve: { veSavoirRouler: true, veDescription: 'Des séances', veDiplome: { EMV: true }, veFormateur: 2 },
  horaires_ouverture: { mon: ['09:00', '12:00', '', ''], rdvOnly: true },
  documents: [{ media_gender: 'KBIS', media_id: 'k', media_url: 'accepted/e/k.pdf', media_hash: 'a'.repeat(64) }],
  motif: { code: '', tab: ['Extrait KBIS de plus de trois mois'] },
  motif_history: ['Une raison d’autrefois', { code: 'CODE27', tab: ['Demandeur non éligible'] }],
};

describe('the profile in the file of an establishment', () => {
  it('encodes a profile to what was sent, without what is not known', () => {
    expect(fileProfileToWire(fileChangesOf(wire))).toStrictEqual(wire);
    expect(fileProfileToWire({ city: 'Lyon', mail: undefined } as object)).toStrictEqual({ city: 'Lyon' });
  });

  it('decodes a profile to the identifiers of its fields', () => {
    expect(fileChangesOf(wire)).toMatchObject({
      companyName: 'CYCLES DU RHIN SARL',
      latitude: 0,
      activity: { done: 0, request: { gender: 2, fubDate: '2026-03-02T09:00:00.000Z' } },
      documents: [{ kind: 'KBIS', name: 'accepted/e/k.pdf' }],
      refusal: { lines: ['Extrait KBIS de plus de trois mois'] },
      refusals: ['Une raison d’autrefois', { code: 'CODE27', lines: ['Demandeur non éligible'] }],
    });
  });

  it('has an identifier for each field of a profile of the contract', () => {
    const read = fileChangesOf({ ...wire, operateur_id: 'ann', operateur_name: 'Ann', modify_by: 'Ann', gender: 1 });
    const known = Object.keys(read).map((field) => wireNameOf(field as keyof typeof read));
    expect(known.sort()).toEqual(Object.keys(entityData.shape).sort());
  });

  it.each([
    [{ operateur_id: 'ann' }, { assignee: { id: 'ann' } }],
    [{ operateur_id: null }, { assignee: 'nobody' }],
    [{}, {}],
  ])('decodes the sent profile %j to the changes %j', (sent, changes) => {
    expect(fileChangesOf(sent)).toStrictEqual(changes);
  });
});
