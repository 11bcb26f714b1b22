import { decideEstablishment, offeredEstablishmentActs } from './decide-establishment.ts';
import type { EstablishmentActor, EstablishmentFile } from './establishment-file.ts';
import { ownClosingOf } from './own-closing.ts';

const since = new Date('2026-03-02T09:00:00Z');
const closed = { status: 9, conditionsStamp: 'never', since, from: 2, wasValidated: true } as const;
const ann: EstablishmentActor = { role: 'ADM', permission: 1, userId: 'ann' };
const shopkeeper: EstablishmentActor = { role: 'REP', entityId: 'shop', permission: 0 };

describe('the closing of an establishment', () => {
  it('by its own people may be undone for seven days, to where it stood', () => {
    expect(ownClosingOf(closed)).toEqual({ undoneUntil: '2026-03-09T09:00:00.000Z', from: 2 });
  });

  it.each([
    ['validated once', true, 1],
    ['never validated', false, 3],
  ] as const)('by its own people, written by an earlier version, leads one that was %s back to %s', (_, was, from) => {
    expect(ownClosingOf({ ...closed, from: undefined, wasValidated: was })?.from).toBe(from);
  });

  it.each([
    ['of one that is open', { ...closed, status: 1 }],
    ['by a refusal of the programme', { ...closed, conditionsStamp: '202603020900' }],
  ] as const)('%s is none of its own people', (_, file) => {
    expect(ownClosingOf(file)).toBeUndefined();
  });
});

describe('undoing a closing', () => {
  const file: EstablishmentFile = { entityId: 'shop', status: 9, kind: 0, ownClosing: ownClosingOf(closed) };
  const undo = (at: string, change: Partial<EstablishmentFile> = {}, actor: EstablishmentActor = ann) =>
    decideEstablishment({ ...file, ...change }, { act: 'undo-closing', now: new Date(at) }, actor);

  it('leads back to the status before and mails the administrators, until the seventh day ends', () => {
    expect(undo('2026-03-09T08:59:59Z')).toMatchObject({ ok: true, value: { from: 9, to: 2, mail: 'closing-undone' } });
  });

  it.each([
    ['after seven days', undo('2026-03-09T09:00:00Z'), /s’est fermé il y a plus de sept jours/],
    ['where the programme refused the file', undo('2026-03-03T09:00:00Z', { ownClosing: undefined }), /définitivement/],
    ['of another list', undo('2026-03-03T09:00:00Z', { kind: 1 }), /listes de votre rôle/],
    ['by a partner', undo('2026-03-03T09:00:00Z', {}, shopkeeper), /rôle/],
  ])('is refused %s, with the reason', (_, decision, explanation) => {
    expect(decision.ok ? '' : decision.refusal.explanation).toMatch(explanation);
  });

  it('is offered on a file that its own people closed, and nothing else is', () => {
    expect(offeredEstablishmentActs(file, ann)).toEqual(['undo-closing']);
  });
});

it.each([
  [0, true],
  [1, false],
  [undefined, false],
] as const)('the refusal of the conditions by a user of permission %s is accepted: %s', (permission, isAccepted) => {
  const actor = { role: 'REP', entityId: 'shop', ...(permission === undefined ? {} : { permission }) } as const;
  const decision = decideEstablishment({ entityId: 'shop', status: 1, kind: 0 }, { act: 'refuse-conditions' }, actor);
  expect(decision.ok).toBe(isAccepted);
  if (!decision.ok) expect(decision.refusal.explanation).toBe('Demandez à un administrateur de votre établissement');
});
