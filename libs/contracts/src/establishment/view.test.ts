import { decideEstablishment, EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import type { Entity } from './wire.ts';
import { entity } from './wire.ts';
import { establishmentCountsOf, establishmentKindOf, establishmentViewOf } from './view.ts';

const rowHash = '0123456789abcdef0123456789abcdef';
const document = {
  media_gender: 'KBIS',
  media_id: 'document-1',
  media_url: 'entity-1/document-1.pdf',
  media_hash: 'a'.repeat(64),
} as const;

const answer = (data: Entity['entity_data'] = {}, changes: Partial<Entity> = {}): Entity =>
  entity.parse({
    entity_id: 'entity-1',
    status: EstablishmentStatus.registered,
    row_hash: rowHash,
    create_date: '2026-03-02T09:30:00.000Z',
    gender: EstablishmentKind.association,
    entity_data: data,
    ...changes,
  });

describe('an establishment as screens and rules read it', () => {
  it('says who it is, and leaves out what nobody told', () => {
    expect(establishmentViewOf(answer())).toStrictEqual({
      entityId: 'entity-1',
      rowHash,
      status: EstablishmentStatus.registered,
      kind: EstablishmentKind.association,
      createdAt: '2026-03-02T09:30:00.000Z',
      profile: {},
      lacksApeCode: true,
      activity: { history: [] },
      documents: [],
      conditionsAccepted: false,
      refusals: [],
    });
  });

  it.each([
    ['0000z', true],
    ['4764Z', false],
    ['Autre', false],
  ])('with the APE code %s lacks its own: %s', (codeAPE, lacks) => {
    expect(establishmentViewOf(answer({ codeAPE })).lacksApeCode).toBe(lacks);
  });

  it('names who holds it, its documents and whether the conditions are accepted', () => {
    const view = establishmentViewOf(
      answer({
        operateur_id: 'user-1',
        operateur_name: 'Sophie Leroy',
        documents: [{ ...document, full_media_url: '/alveoleapi/enrolment/media/entity-1/document-1.pdf' }],
        cgsAcceptDate: '202603010900',
      }),
    );
    expect(view).toMatchObject({ operatorId: 'user-1', operatorName: 'Sophie Leroy', conditionsAccepted: true });
    expect(view.documents).toEqual([
      { kind: 'KBIS', id: 'document-1', name: 'entity-1/document-1.pdf', hash: 'a'.repeat(64) },
    ]);
  });

  it('tells the refusal that stands and those before it', () => {
    const final = { code: 'CODE27', tab: ['Demandeur non éligible'] };
    const view = establishmentViewOf(answer({ motif: final, motif_history: ['Adresse fausse', final] }));
    expect(view.refusal).toEqual({ isDefinitive: true, reasons: [{ key: 1 }] });
    expect(view.refusals).toEqual([
      { isDefinitive: false, reasons: [{ key: 3, explain: 'Adresse fausse' }] },
      { isDefinitive: true, reasons: [{ key: 1 }] },
    ]);
  });

  it('is what the rules decide on', () => {
    const administrator = { role: 'ALL', userId: 'user-1', permission: 0 } as const;
    expect(decideEstablishment(establishmentViewOf(answer()), { act: 'validate' }, administrator)).toMatchObject({
      ok: true,
      value: { to: EstablishmentStatus.validated },
    });
  });

  it('takes a number of staff for no kind', () => {
    expect([3, 9, 11].map((gender) => establishmentKindOf(gender as Entity['gender']))).toEqual([
      EstablishmentKind.localAuthority,
      EstablishmentKind.bikeShop,
      EstablishmentKind.bikeShop,
    ]);
  });

  it('counts by status and by request for training', () => {
    const by_ve_request = { waiting: 1, sent: 0, accepted: 0, aborted: 0 };
    expect(establishmentCountsOf({ total: 3, mine: 1, by_status: { '0': 2, '1': 1 }, by_ve_request })).toEqual({
      total: 3,
      mine: 1,
      byStatus: { '0': 2, '1': 1 },
      byTrainingRequest: by_ve_request,
    });
  });
});
