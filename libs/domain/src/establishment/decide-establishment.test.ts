import fc from 'fast-check';
import { decideEstablishment, offeredEstablishmentActs } from './decide-establishment.ts';
import type { EstablishmentAction, EstablishmentActor, EstablishmentFile } from './establishment-file.ts';
import { establishmentKinds, type EstablishmentKind } from './kinds.ts';
import { establishmentStatusCodes, type EstablishmentStatus } from './statuses.ts';
import {
  establishmentActs,
  establishmentMailCodes,
  establishmentTransitions,
  type EstablishmentAct,
} from './transitions.ts';

const actors: Readonly<Record<string, EstablishmentActor>> = {
  REP: { role: 'REP', entityId: 'shop', permission: 0 },
  ADM: { role: 'ADM', permission: 1, userId: 'ann' },
  ALL: { role: 'ALL', permission: 1, userId: 'luc' },
  FUB: { role: 'FUB', permission: 1, userId: 'eva' },
};
const ann = actors['ADM'] as EstablishmentActor;
const asked = { request: { gender: 1 }, history: [] } as const;
const sent = { request: { gender: 1, fubDate: '2020-12-01T10:00:00Z' }, history: [] } as const;

const fileAt = (status: EstablishmentStatus, change: Partial<EstablishmentFile> = {}): EstablishmentFile => ({
  entityId: 'shop',
  status,
  kind: 0,
  ...change,
});
const complete = (act: EstablishmentAct): EstablishmentAction => ({
  act,
  reasons: [{ key: 1 }],
  text: 'Diplôme périmé',
  accountActivated: true,
});

/** One character a status, 0 1 2 3 4 9: where the act leads, a point where it is refused. */
type Rows = Readonly<Partial<Record<EstablishmentAct, string>>>;
const nowhere = '......';
const partner: Rows = { 'save-profile': '31333.', 'refuse-conditions': '99999.', 'accept-conditions': '01234.' };
const always: Rows = {
  'refuse-temporarily': '2..2..',
  'refuse-definitively': '99999.',
  modify: '01234.',
  'represent-terms': '01234.',
};
const reviewing: Rows = { ...always, validate: '1.111.', 'force-approval': '01234.' };
const sending: Rows = { ...reviewing, 'send-to-fub': '01234.' };
const answering: Rows = { ...always, 'fub-validates': '01234.', 'fub-refuses': '01234.' };

/** What each role may do on a file of its lists, by whether a request was made and is at the federation. */
const rowsOf: Readonly<Record<'none' | 'waiting' | 'pending', Readonly<Record<string, Rows>>>> = {
  none: { REP: partner, ADM: reviewing, ALL: reviewing, FUB: reviewing },
  waiting: { REP: partner, ADM: sending, ALL: sending, FUB: reviewing },
  pending: { REP: partner, ADM: always, ALL: answering, FUB: answering },
};
const listsOf: Readonly<Record<string, readonly EstablishmentKind[]>> = {
  REP: establishmentKinds,
  ADM: [0],
  ALL: establishmentKinds,
  FUB: [1, 2, 3],
};

function waysOf(act: EstablishmentAct, actor: EstablishmentActor, change: Partial<EstablishmentFile>): string {
  return establishmentStatusCodes
    .map((status) => decideEstablishment(fileAt(status, change), complete(act), actor))
    .map((decision) => (decision.ok ? String(decision.value.to) : '.'))
    .join('');
}

const activities = { none: {}, waiting: { activity: asked }, pending: { activity: sent } } as const;

describe.each(
  establishmentKinds.flatMap((kind) =>
    (['none', 'waiting', 'pending'] as const).map((state) => [kind, state] as const),
  ),
)('the ways of an establishment of kind %i, its request %s', (kind, request) => {
  const change = { kind, ...activities[request] };
  const cells = Object.keys(actors).flatMap((role) => establishmentActs.map((act) => [role, act] as const));
  const expectedOf = (role: string, act: EstablishmentAct) =>
    (listsOf[role]?.includes(kind) ? rowsOf[request][role]?.[act] : undefined) ?? nowhere;

  it.each(cells)('%s %s, at every status', (role, act) => {
    const actor = actors[role] as EstablishmentActor;
    expect(waysOf(act, actor, change)).toBe(expectedOf(role, act));
    expect(waysOf(act, actor, { ...change, operatorId: 'bob' })).toBe(role === 'REP' ? expectedOf(role, act) : nowhere);
  });
});

describe('conditions beside status and role', () => {
  const answerTo = (file: EstablishmentFile, action: EstablishmentAction, actor: EstablishmentActor) => {
    const decision = decideEstablishment(file, action, actor);
    return decision.ok ? 'accepted' : decision.refusal.explanation;
  };

  it.each([
    [
      'another shop’s file',
      fileAt(2),
      complete('save-profile'),
      { role: 'REP', entityId: 'other' },
      "Ce dossier n'est pas celui de votre établissement",
    ],
    [
      'a file held by a colleague',
      fileAt(0, { operatorId: 'bob' }),
      complete('validate'),
      ann,
      'Ce dossier est suivi par un autre opérateur',
    ],
    ['one’s own file', fileAt(0, { operatorId: 'ann' }), complete('validate'), ann, 'accepted'],
    ['a file validated before', fileAt(1), complete('validate'), ann, 'Cette entité à déjà été validée'],
    [
      'a refusal without a reason',
      fileAt(0),
      { act: 'refuse-temporarily', reasons: [] },
      ann,
      'Veuillez renseigner un motif de refus',
    ],
    [
      '« Autre » without its text',
      fileAt(0),
      { act: 'refuse-temporarily', reasons: [{ key: 3, explain: ' ' }] },
      ann,
      'Veuillez renseigner un motif de refus',
    ],
    [
      '« Autre » with its text',
      fileAt(0),
      { act: 'refuse-definitively', reasons: [{ key: 2, explain: 'Doublon' }] },
      ann,
      'accepted',
    ],
    [
      'an unknown reason',
      fileAt(0),
      { act: 'refuse-definitively', reasons: [{ key: 3, explain: 'x' }] },
      ann,
      'Veuillez renseigner un motif de refus',
    ],
    ['the disabled sender', fileAt(4), complete('restore'), ann, "L'envoi de cette décision est désactivé"],
    [
      'force approval of an account never activated',
      fileAt(0),
      { act: 'force-approval' },
      ann,
      "Impossible d'approuver cette entité : le mail ou le siret n'existe pas sur le Store ou le responsable n'a pas activé son compte",
    ],
    [
      'a federation refusal without its reason',
      fileAt(0, { kind: 1, activity: sent }),
      { act: 'fub-refuses' },
      actors['FUB'] as EstablishmentActor,
      'Veuillez renseigner un motif de refus',
    ],
  ] as const)('%s', (_name, file, action, actor, expected) => {
    expect(answerTo(file, action, actor)).toBe(expected);
  });

  it.each([
    ['validate', undefined, 'validated', undefined],
    ['refuse-temporarily', undefined, 'refused-temporarily', undefined],
    ['refuse-definitively', undefined, 'refused-definitively', 'CODE27'],
    ['send-to-fub', asked, 'fub-sent', 'CODE32'],
    ['fub-validates', sent, 'fub-validated', 'CODE33'],
    ['fub-refuses', sent, 'fub-refused', 'CODE34'],
    ['modify', undefined, undefined, undefined],
    ['represent-terms', undefined, undefined, undefined],
  ] as const)('%s sends its own mail', (act, activity, mail, code) => {
    const decision = decideEstablishment(
      fileAt(0, activity === undefined ? {} : { activity }),
      complete(act),
      actors['ALL'] as EstablishmentActor,
    );
    expect(decision).toMatchObject({ ok: true, value: { mail } });
    expect(mail === undefined ? undefined : establishmentMailCodes[mail]).toBe(code);
  });

  it('sends the mail of the decision and ends the sessions of a closed account', () => {
    const stepOf = (act: EstablishmentAct, actor: EstablishmentActor) =>
      decideEstablishment(fileAt(0), complete(act), actor);
    expect(stepOf('validate', ann)).toEqual({
      ok: true,
      value: { from: 0, to: 1, mail: 'validated', closesSessions: false, asksPassword: false },
    });
    expect(stepOf('refuse-definitively', ann)).toEqual({
      ok: true,
      value: { from: 0, to: 9, mail: 'refused-definitively', closesSessions: true, asksPassword: false },
    });
    expect(stepOf('force-approval', ann)).toEqual({
      ok: true,
      value: { from: 0, to: 0, closesSessions: false, asksPassword: false },
    });
    expect(stepOf('refuse-conditions', actors['REP'] as EstablishmentActor)).toMatchObject({
      ok: true,
      value: { to: 9, closesSessions: true, mail: 'conditions-refused', asksPassword: true },
    });
  });
});

it('offers what is accepted once everything is typed, leaves a closed account alone and leads to no suspension', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...establishmentStatusCodes),
      fc.constantFrom(...establishmentActs),
      fc.constantFrom(...Object.values(actors)),
      fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
      (status, act, actor, kind) => {
        const decision = decideEstablishment(fileAt(status, { kind }), complete(act), actor);
        expect(offeredEstablishmentActs(fileAt(status, { kind }), actor).includes(act)).toBe(decision.ok);
        if (!decision.ok) return;
        expect(status).not.toBe(9);
        if (status !== 4) expect(decision.value.to).not.toBe(4);
      },
    ),
    { numRuns: 1000 },
  );
});

it('stands in the table with a reason for every way', () => {
  expect(
    establishmentTransitions.filter(
      ({ reason, from, roles }) => reason === '' || from.length === 0 || roles.length === 0,
    ),
  ).toEqual([]);
});
