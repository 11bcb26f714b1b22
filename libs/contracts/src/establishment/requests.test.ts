import {
  ActivityKind,
  activityRequestStates,
  EstablishmentKind,
  establishmentKinds,
  establishmentOrders,
  establishmentStatusCodes,
  partsOfOrder,
} from '@alveole/domain';
import fc from 'fast-check';
import { exportEntitiesCsv } from './routes/export.ts';
import { listEntities, registerEntity } from './routes/entity.ts';
import {
  establishmentFilterOf,
  establishmentFilterQuery,
  establishmentPageOf,
  establishmentsQuery,
  registerEstablishmentBody,
} from './requests.ts';

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

it('reads the filter, the order and the cursor of a page that were sent', () => {
  const only = fc.constant(true);
  const filters = fc.record(
    {
      kind: fc.constantFrom(...establishmentKinds),
      status: fc.constantFrom(...establishmentStatusCodes),
      isMine: only,
      hasTraining: only,
      trainingRequest: fc.constantFrom(...activityRequestStates),
      searched: fc.stringMatching(/^[A-Za-zé]{1,20}$/),
      order: fc.constantFrom(...establishmentOrders.filter((order) => order !== 'newest')),
    },
    { requiredKeys: [] },
  );
  const last = { createdAt: '2026-03-02T09:30:00.000Z', entityId: 'entity-1', listPlace: '1,entity-1' };
  fc.assert(
    fc.property(filters, (filter) => {
      const isByKey = partsOfOrder(filter.order ?? 'newest').key !== undefined;
      const behind = isByKey ? last.listPlace : `${last.createdAt},${last.entityId}`;
      expect(establishmentPageOf(listEntities.query.parse(establishmentsQuery(filter, last)))).toEqual({
        filter,
        behind,
      });
      const exported = exportEntitiesCsv.query.parse(establishmentFilterQuery(filter));
      expect(establishmentFilterOf(exported)).toEqual(filter);
    }),
  );
});
