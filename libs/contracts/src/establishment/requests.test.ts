import { ActivityKind, EstablishmentKind } from '@alveole/domain';
import { listEntities, registerEntity } from './routes/entity.ts';
import { establishmentsQuery, registerEstablishmentBody } from './requests.ts';

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
