import { randomUUID } from 'node:crypto';
import type { EntityData } from '@alveole/contracts/establishment';
import type { Role } from '@alveole/domain';
import type { OwnedCase, OwnedCases } from '@alveole/testing/node';
import { freshSerial } from './shops.harness.ts';

export interface Owner {
  readonly name: string;
  readonly gender: 0 | 1 | 2 | 3;
  readonly changes: () => Partial<EntityData>;
  /** Roles that decide its file. */
  readonly reviewers: readonly Role[];
  readonly isClosed?: boolean;
}

const serial = (digits: number) => String(freshSerial()).padStart(digits, '0');

/** Whose file is asked for. */
export const owners: readonly Owner[] = [
  { name: 'a bike shop', gender: 0, changes: () => ({}), reviewers: ['ADM', 'ALL'] },
  { name: 'a closed bike shop', gender: 0, changes: () => ({}), reviewers: ['ADM', 'ALL'], isClosed: true },
  {
    name: 'an association',
    gender: 1,
    changes: () => ({ legalStatut: 1, siret: `WWWWWW${serial(8)}` }),
    reviewers: ['ALL', 'FUB'],
  },
  {
    name: 'an association of Alsace-Moselle',
    gender: 2,
    changes: () => ({ legalStatut: 2, siret: `01022003${serial(6)}` }),
    reviewers: ['ALL', 'FUB'],
  },
  { name: 'a local authority', gender: 3, changes: () => ({ legalStatut: 3 }), reviewers: ['ALL', 'FUB'] },
];

/** What somebody who should not have it may have heard of. */
export interface Heard {
  readonly shop: string;
  readonly rowHash: string;
  readonly document: string;
  readonly gender: number;
  readonly run: string;
  readonly consumer: string;
  readonly consumerRowHash: string;
}

/** Stands for it while the cells of the matrix are named. */
export const unheard: Heard = {
  shop: 'shop',
  rowHash: '',
  document: '',
  gender: 0,
  run: 'run',
  consumer: 'ABCDEFGH',
  consumerRowHash: '',
};

/** How each call asks for an establishment’s file, or for the lists in which it stands. */
export function fileCases({ shop, rowHash, document, gender, run }: Heard, reviewers: readonly Role[]): OwnedCases {
  // Whoever reviews the repairs of every kind reads their establishments, and puts up documents on their behalf.
  const openTo: readonly Role[] = ['ADM', ...reviewers];
  const list: OwnedCase = { query: { gender: String(gender) }, openTo: reviewers };
  return {
    readEntity: { params: { id: shop }, openTo },
    readEntityHistory: { params: { id: shop }, openTo },
    saveEntity: {
      body: { entity_id: shop, last_row_hash: rowHash, entity_data: { city: 'Colmar' } },
      openTo: reviewers,
    },
    readMedia: { params: { name: document }, openTo },
    readMediaPrefix: { query: { entity_id: shop }, openTo },
    readMediaPutUrl: { query: { name: `${shop}/${randomUUID()}.pdf` }, openTo },
    listEntities: list,
    countEntities: list,
    exportEntities: list,
    exportEntitiesCsv: list,
    exportEntitiesXlsx: list,
    openMassRun: { body: { act: 'represent-terms', lines: [shop] }, openTo: ['ADM'] },
    readFlags: { params: { subject: 'shop', id: shop }, openTo: ['ADM'] },
    flagSubject: {
      body: { subject: 'shop', subject_id: shop, reason: 'Factures en double', last_day: '2026-12-31' },
      openTo: ['ADM'],
    },
    removeFlag: { params: { id: 'flag' }, openTo: ['ADM'] },
    readMassRun: { params: { id: run }, openTo: ['ADM'] },
    turnMassRun: { params: { id: run }, body: { action: 'start' }, openTo: ['ADM'] },
    listMassLines: { params: { id: run }, openTo: ['ADM'] },
    exportMassLines: { params: { id: run }, openTo: ['ADM'] },
  };
}

/** How each call of the counter asks for a beneficiary. */
export function beneficiaryCases({ consumer, consumerRowHash }: Heard): OwnedCases {
  return {
    findConsumers: { query: { query: consumer } },
    readConsumer: { params: { id: consumer } },
    readConsumerOfList: { params: { id: consumer } },
    registerConsumer: { body: { consumer_data: person } },
    correctConsumerPhone: {
      body: { consumer_id: consumer, smartphone_number: '+33639989999', last_row_hash: consumerRowHash },
    },
  };
}

/** How each call asks for the request of a person, which administrators alone answer. */
export function personRequestCases(id: string): OwnedCases {
  const params = { id };
  const last_row_hash = '0'.repeat(32);
  return {
    createPersonRequest: {
      body: { kind: 'access', name: 'Quatrebarbes', channel: 'letter', received_on: '2026-03-02' },
    },
    readPersonRequest: { params },
    changePersonRequest: { params, body: { last_row_hash, act: 'export' } },
    findPersonTraces: { params, body: { mobile: person.smartphone_number } },
    readErasurePlan: { params },
    readPersonExport: { params },
    readRequestDraft: { params, query: {} },
  };
}

/** Known to the programme, by a counter that recorded her. */
export const person = {
  first_name: 'LEA',
  last_name: 'QUATREBARBES',
  birth_date: '1985-01-02',
  birth_place: 'Colmar',
  smartphone_number: '+33639981234',
};

/** How each call asks for what somebody keeps for himself at the desk. */
export const ownThings: OwnedCases = {
  saveListViews: {
    body: { list: 'establishments', views: [{ view_id: 'v1', name: 'La mienne', filters: {} }], default_id: 'v1' },
    otherwise: { status: 200, why: 'views are kept for the caller alone, whatever their ids' },
  },
};
