import { ActivityKind, EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { listEntities, registerEntity, saveEntity } from './routes/entity.ts';
import {
  establishmentsQuery,
  federationChanges,
  registerEstablishmentBody,
  saveEstablishmentBody,
} from './requests.ts';

const version = { entityId: 'entity-1', rowHash: '0123456789abcdef0123456789abcdef' };
const named = { entity_id: 'entity-1', last_row_hash: version.rowHash };

describe('what is asked of an establishment', () => {
  it('registers it with its kind, its documents and its consents', () => {
    const body = registerEstablishmentBody({
      entityId: 'entity-1',
      kind: EstablishmentKind.association,
      code: '123456',
      password: 'Velo2020',
      changes: {
        companyName: 'Le Guidon',
        activity: { done: ActivityKind.workshop },
        documents: [{ kind: 'KBIS', id: 'document-1', name: 'entity-1/document-1.pdf', hash: 'a'.repeat(64) }],
        termsAccepted: true,
        conditionsAccepted: true,
      },
    });
    expect(registerEntity.body.parse(body)).toEqual({
      entity_id: 'entity-1',
      code: '123456',
      password: 'Velo2020',
      entity_data: {
        raison_sociale: 'Le Guidon',
        legalStatut: EstablishmentKind.association,
        activity: { done: ActivityKind.workshop },
        documents: [
          {
            media_gender: 'KBIS',
            media_id: 'document-1',
            media_url: 'entity-1/document-1.pdf',
            media_hash: 'a'.repeat(64),
          },
        ],
        cguAccept: true,
        cgsAccept: true,
      },
    });
  });

  it('names the version that was read, and only what changes', () => {
    const body = saveEstablishmentBody(version, { changes: { city: 'Colmar' } });
    expect(saveEntity.body.parse(body)).toStrictEqual({ ...named, entity_data: { city: 'Colmar' } });
  });

  it.each([
    [{ act: 'send-to-fub' }, { gender: 2, fub: '2026-03-02T09:00:00.000Z' }],
    [{ act: 'fub-validates' }, { gender: 2, accept: '2026-03-02T09:00:00.000Z' }],
    [
      { act: 'fub-refuses', reason: 'Diplôme périmé' },
      { gender: 2, abort: '2026-03-02T09:00:00.000Z', abortMotif: 'Diplôme périmé' },
    ],
  ] as const)('tells what becomes of a request for training: %j', (step, request) => {
    const asked = { activity: { request: { gender: ActivityKind.both }, history: [] } };
    const changes = federationChanges(asked, step, new Date('2026-03-02T09:00:00.000Z'));
    const body = saveEstablishmentBody(version, { changes });
    expect(saveEntity.body.parse(body).entity_data).toStrictEqual({ activity: { request } });
  });

  it('takes a file, releases it, and leaves its holder alone', () => {
    const data = [{ id: 'user-1', name: 'Sophie Leroy' }, 'nobody' as const, undefined].map(
      (operator) => saveEstablishmentBody(version, { changes: { operator } }).entity_data,
    );
    expect(data).toStrictEqual([
      { operateur_id: 'user-1', operateur_name: 'Sophie Leroy' },
      { operateur_id: null },
      {},
    ]);
  });

  it('refuses with reasons, and approves by force', () => {
    const changes = { refusal: { isDefinitive: false, reasons: [{ key: 3, explain: 'Adresse fausse' }] } };
    const status = EstablishmentStatus.refused;
    expect(saveEstablishmentBody(version, { changes, status })).toStrictEqual({
      ...named,
      entity_data: { motif: { code: '', tab: ['Adresse fausse'] } },
      status,
    });
    expect(saveEstablishmentBody(version, { isForced: true })).toStrictEqual({
      ...named,
      entity_data: {},
      force_approval: true,
    });
  });

  it('asks for a list, and for what follows the last row', () => {
    const last = { createdAt: '2026-03-02T09:30:00.000Z', entityId: 'entity-1' };
    const query = establishmentsQuery({ kind: EstablishmentKind.bikeShop, isMine: true, searched: 'rhin' }, last);
    expect(listEntities.query.parse(query)).toStrictEqual({
      gender: EstablishmentKind.bikeShop,
      mine: 'yes',
      query: 'rhin',
      created_before: '2026-03-02T09:30:00.000Z,entity-1',
    });
    expect(establishmentsQuery({})).toStrictEqual({});
  });
});
