import { createHash } from 'node:crypto';
import type { FileProfile } from '@alveole/contracts/establishment';

/** A profile as versions until November 2026 stored it: by the names of the wire, each field of it. */
export const formerProfile = {
  raison_sociale: 'CYCLES DU RHIN SARL',
  commercialname: 'Cycles du Rhin',
  siret: 'WWWWW696577401',
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
  latitude: 48.58,
  longitude: 7.7549,
  no_map: false,
  website: 'http://www.cycles.fr',
  cgsAccept: true,
  cguAccept: true,
  cgsAcceptDate: '202603021000',
  cgsAcceptBy: 'Martin Camille',
  cguAcceptDate: '202603021000',
  activity: {
    done: 0,
    request: { gender: 2, fub: '2026-03-02T09:00:00.000Z' },
    history: [{ gender: 1, abort: '2026-02-02T09:00:00.000Z', abortMotif: 'Diplômes manquants' }],
  },
  ve: {
    veSavoirRouler: true,
    veDescription: 'Des séances',
    vePedagogie: 'À son rythme',
    veDiplome: { VAE: true, EMV: true, IMV: false },
    veDiplomeAccept: true,
    veLegalAccept: true,
    veFormateur: 2,
    veHourPerWeek: 25,
  },
  horaires_ouverture: { mon: ['09:00', '12:00', '', ''], rdvOnly: true },
  documents: [{ media_gender: 'KBIS', media_id: 'k', media_url: 'accepted/full/k.pdf', media_hash: 'a'.repeat(64) }],
  motif: { code: '', tab: ['Extrait KBIS de plus de trois mois'], pidRenewed: true },
  motif_history: ['Une raison d’autrefois', { code: 'CODE27', tab: ['Demandeur non éligible'] }],
} as const;

/** The same profile as it is stored now: whoever renames a field here writes a migration first. */
export const profileOfNow = {
  companyName: 'CYCLES DU RHIN SARL',
  commercialName: 'Cycles du Rhin',
  identifier: 'WWWWW696577401',
  legalForm: 1,
  associationType: 'HAM',
  isFubMember: true,
  retailer: 'Autre',
  apeCode: '4764Z',
  alveoleNumber: '12',
  iban: 'FR7630006000011234567890189',
  accountHolder: 'Élodie d’Aboville',
  bic: 'AGRIFRPP',
  vatRate: '8.5',
  repairsPerWeek: 12,
  repairers: 2,
  hasPhone: false,
  movedTo: 'Colmar',
  lastName: 'Martin',
  firstName: 'Camille',
  mail: 'atelier@exemple.fr',
  mobile: '+33639980001',
  phone: '+33388000000',
  address: '12 quai des Bateliers',
  postcode: '67000',
  city: 'Strasbourg',
  latitude: 48.58,
  longitude: 7.7549,
  isOffMap: false,
  website: 'http://www.cycles.fr',
  conditionsAccepted: true,
  termsAccepted: true,
  conditionsAcceptedAt: '202603021000',
  conditionsAnsweredBy: 'Martin Camille',
  termsAcceptedAt: '202603021000',
  activity: {
    done: 0,
    request: { gender: 2, fubDate: '2026-03-02T09:00:00.000Z' },
    history: [{ gender: 1, abortDate: '2026-02-02T09:00:00.000Z', abortMotif: 'Diplômes manquants' }],
  },
  training: {
    followsSavoirRouler: true,
    description: 'Des séances',
    pedagogy: 'À son rythme',
    diplomas: ['EMV', 'VAE'],
    attestsDiplomas: true,
    attestsLegalDuties: true,
    trainers: 2,
    weeklyHours: 25,
  },
  openingHours: { mon: ['09:00', '12:00', '', ''], rdvOnly: true },
  documents: [{ kind: 'KBIS', id: 'k', name: 'accepted/full/k.pdf', hash: 'a'.repeat(64) }],
  refusal: { code: '', lines: ['Extrait KBIS de plus de trois mois'], isIdentityRenewed: true },
  refusals: ['Une raison d’autrefois', { code: 'CODE27', lines: ['Demandeur non éligible'] }],
} as const satisfies FileProfile;

const at = new Date('2026-11-20T10:00:00Z');

/** An entry of a history whose fields are named as a version stored them. */
export const formerEntry = (act: string, fields: readonly string[], to = 0) => ({
  at,
  act,
  from: 0,
  to,
  author: { role: 'ADM', userName: 'Camille' },
  fields,
  reasons: [],
});

let prefix = 500;

/** An establishment as a version until November 2026 stored it. */
export function formerShop(id: string, profile: object, changes: object = {}) {
  prefix += 1;
  const siret = 'siret' in profile ? { siretClaim: profile.siret } : {};
  return {
    _id: id,
    status: 0,
    kind: 1,
    prefix,
    operatorId: null,
    profile,
    createdAt: at,
    modifiedAt: at,
    history: [formerEntry('register', [])],
    ...siret,
    searchTokens: [],
    rowHash: createHash('md5').update(id).digest('hex'),
    sequence: 1,
    outbox: [],
    ...changes,
  };
}
