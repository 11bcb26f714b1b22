import { ActivityKind, establishmentActs, EstablishmentStatus } from '@alveole/domain';
import type { Activity } from '@alveole/domain';
import { saveEntity } from './routes/entity.ts';
import type { EntityData } from './wire.ts';
import { establishmentActBody, establishmentActOf } from './acts.ts';
import type { EstablishmentActRequest, SavedFile } from './acts.ts';

const { registered, validated, refused, suspended, closed } = EstablishmentStatus;
const requestForTraining: Activity = { request: { gender: ActivityKind.both }, history: [] };
const file = { entityId: 'entity-1', rowHash: '0123456789abcdef0123456789abcdef', activity: requestForTraining };
const version = { entity_id: 'entity-1', last_row_hash: file.rowHash };

/** A save as it arrives: what the schema of the call lets through. */
const savedBody = (request: EstablishmentActRequest) => saveEntity.body.parse(establishmentActBody(file, request));
const actOfBody = (body: ReturnType<typeof savedBody>, at: Partial<SavedFile> = {}) =>
  establishmentActOf(body, {
    status: registered,
    role: 'ADM',
    activity: requestForTraining,
    changed: Object.keys(body.entity_data) as (keyof EntityData)[],
    ...at,
  });

const reasons = [{ key: 1 }, { key: 3, explain: 'Adresse fausse' }];
const acts: [request: EstablishmentActRequest, at?: Partial<SavedFile>][] = [
  [{ act: 'validate', acknowledgedDuplicates: ['entity-2'] }],
  [{ act: 'refuse-temporarily', reasons }],
  [{ act: 'refuse-definitively', reasons: [{ key: 2, explain: 'Cessation' }] }],
  [{ act: 'send-to-fub' }],
  [{ act: 'fub-validates' }],
  [{ act: 'fub-refuses', text: 'Diplôme périmé' }],
  [{ act: 'force-approval' }],
  [{ act: 'undo-closing' }, { status: closed }],
  [{ act: 'represent-terms' }, { conditionsAcceptedAt: '202603010900' }],
  [{ act: 'modify', changes: { city: 'Colmar' } }],
  [{ act: 'assign', operator: { id: 'user-1', name: 'Sophie Leroy' } }],
  [{ act: 'assign', operator: 'nobody' }],
  [{ act: 'save-profile', changes: { city: 'Colmar' } }, { role: 'REP' }],
  [{ act: 'accept-conditions' }, { role: 'REP' }],
  [
    { act: 'refuse-conditions', password: 'Velo2020' },
    { role: 'REP', conditionsAccepted: true },
  ],
];

it.each(acts)('reads the act that was sent: %j', (request, at = {}) => {
  const { act, ...rest } = request;
  expect(actOfBody(savedBody(request), at)).toMatchObject({
    act,
    ...('reasons' in rest ? { reasons: rest.reasons } : {}),
    ...('text' in rest ? { text: rest.text } : {}),
  });
});

it('sends every act of the rules but the two whose senders are disabled', () => {
  const encodedActs: readonly string[] = acts.map(([{ act }]) => act);
  expect(establishmentActs.filter((act) => !encodedActs.includes(act))).toEqual(['restore', 'suspend']);
});

it('sends a refusal as its status, its code and the keys of its reasons', () => {
  expect(
    savedBody({ act: 'refuse-temporarily', reasons: [{ key: 3, explain: ' Adresse fausse ' }, { key: 1 }] }),
  ).toEqual({
    ...version,
    status: refused,
    entity_data: { motif: { code: '', tab: [{ key: 3, explain: 'Adresse fausse' }, { key: 1 }] } },
  });
  expect(savedBody({ act: 'refuse-definitively', reasons: [{ key: 1 }] })).toEqual({
    ...version,
    status: closed,
    entity_data: { motif: { code: 'CODE27', tab: [{ key: 1 }] } },
  });
});

it('sends an explanation of two thousand characters', () => {
  const explain = '"'.repeat(2000);
  expect(actOfBody(savedBody({ act: 'refuse-temporarily', reasons: [{ key: 3, explain }] })).reasons).toEqual([
    { key: 3, explain },
  ]);
});

it('names the version that was read, and only what changes', () => {
  expect(savedBody({ act: 'modify', changes: { city: 'Colmar' } })).toStrictEqual({
    ...version,
    entity_data: { city: 'Colmar' },
  });
  expect(savedBody({ act: 'force-approval' })).toStrictEqual({ ...version, entity_data: {}, force_approval: true });
  expect(savedBody({ act: 'assign', operator: 'nobody' }).entity_data).toStrictEqual({ operateur_id: null });
});

it('sends a step of the federation as a new date of the request', () => {
  expect(savedBody({ act: 'fub-refuses', text: 'Diplôme périmé' }).entity_data).toStrictEqual({
    activity: { request: { gender: ActivityKind.both, abort: expect.any(String), abortMotif: 'Diplôme périmé' } },
  });
});

describe('a save of an outside caller', () => {
  const body = (fields: object) => saveEntity.body.parse({ ...version, entity_data: {}, ...fields });

  it.each([
    ['labels', ['Extrait KBIS de plus de trois mois', 'Adresse fausse']],
    ['JSON text', ['{"key":1}', '{"key":3,"explain":"Adresse fausse"}']],
    ['keys', reasons],
  ])('reads the reasons of a refusal that come as %s', (_form, tab) => {
    expect(actOfBody(body({ status: refused, entity_data: { motif: { code: '', tab } } }))).toMatchObject({
      act: 'refuse-temporarily',
      reasons,
    });
  });

  it('names a modification by the status that stands, and a second validation by nothing to change', () => {
    const city = { city: 'Colmar' };
    expect(actOfBody(body({ status: validated, entity_data: city }), { status: validated }).act).toBe('modify');
    expect(actOfBody(body({ status: validated }), { status: validated }).act).toBe('validate');
  });

  it('asks for a suspension, which the rules refuse, and for no act by a status to which none leads', () => {
    expect(actOfBody(body({ status: suspended })).act).toBe('suspend');
    expect(() => actOfBody(body({ status: EstablishmentStatus.resubmitted }))).toThrow(
      expect.objectContaining({ code: 'TransitionRefusedException', message: 'No act leads to status 3.' }),
    );
  });

  it('says that a decision comes with a step of the federation', () => {
    const activity = { request: { gender: ActivityKind.both, accept: '2026-03-01T00:00:00.000Z' } };
    expect(actOfBody(body({ status: validated, entity_data: { activity } }))).toMatchObject({
      act: 'validate',
      besides: 'fub-validates',
    });
  });

  it('takes a file and changes it in one save, which is a modification', () => {
    expect(actOfBody(body({ entity_data: { operateur_id: 'user-1', city: 'Colmar' } })).act).toBe('modify');
  });

  it('reads no act from the status that a partner’s save carries, and reads his answer to the conditions beside the profile', () => {
    expect(actOfBody(body({ status: validated, entity_data: { city: 'Colmar' } }), { role: 'REP' }).act).toBe(
      'save-profile',
    );
    const both = { entity_data: { cgsAccept: true, city: 'Colmar' } };
    expect(actOfBody(body(both), { role: 'REP' }).act).toBe('save-profile');
    expect(actOfBody(body({ force_approval: true }), { role: 'REP' }).act).toBe('force-approval');
  });
});
