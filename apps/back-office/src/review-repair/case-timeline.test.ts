import { repairViewOf } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import type { OperationCode } from '@alveole/domain';
import { completeRepair } from '../desk.fixture.ts';
import { timelineOf } from './case-timeline.tsx';

const lineOf = (operation_code: OperationCode, amount_to_refund: number) => {
  const entry = {
    operation_id: 'x',
    operation_code,
    operation_date: '2026-03-09 08:00:00',
    status: RepairStatus.refunded,
    actor: { role: 'SYS' as const, user_name: 'alveole' },
    operation_data: { amount_to_refund },
  };
  const [last] = timelineOf(repairViewOf(completeRepair({ status: RepairStatus.refunded, history: [entry] })));
  return String(last?.detail).replaceAll('\u00a0', ' ');
};

const titlesOf = (change: Parameters<typeof completeRepair>[0]) =>
  timelineOf(repairViewOf(completeRepair({ history: [], ...change }))).map(({ title, detail }) => [title, detail]);

describe('the timeline of a file', () => {
  it('says of an invoice and a photo that follow others that they are « remplacée »', () => {
    const invoices = completeRepair().history.filter(({ operation_code }) => operation_code !== 'VAL');
    const again = invoices.slice(1).map((entry) => ({ ...entry, operation_id: `${entry.operation_id}-2` }));
    const text = JSON.stringify(titlesOf({ history: [...invoices, ...again] }).map(([title]) => title));
    expect(text.match(/Facture [a-zé]+|Photo du vélo [a-zé]+/g)).toEqual([
      'Photo du vélo remplacée',
      'Photo du vélo ajoutée',
      'Facture remplacée',
      'Facture déposée',
    ]);
  });

  it('tells who reserved the file, to whom it was given and who released it, the last first', () => {
    const actor = { role: 'ADM' as const, user_name: 'LEROY Sophie' };
    const given = (user_name: string, is_own: boolean) => ({ actor, holder: { user_id: 'u', user_name }, is_own });
    const assignments = [
      { at: '2026-03-02T10:00:00Z', ...given('LEROY Sophie', true) },
      { at: '2026-03-02T11:00:00Z', ...given('ROUX Jean', false) },
      { at: '2026-03-02T12:00:00Z', actor, is_own: false },
    ];
    expect(titlesOf({ assignments }).map(([title]) => title)).toEqual([
      'Dossier libéré par LEROY Sophie',
      'Dossier attribué à ROUX Jean par LEROY Sophie',
      'Dossier réservé par LEROY Sophie',
    ]);
  });

  it('tells a corrected mobile, masked, and who changed it', () => {
    const correction = {
      at: '2026-03-02T10:00:00Z',
      actor: { role: 'REP' as const, user_name: 'Martin Camille (Cycles du Rhin)' },
      previous_number: '06 •• •• •• 78',
      next_number: '06 •• •• •• 34',
    };
    expect(titlesOf({ phone_corrections: [correction] })).toEqual([
      ['Mobile du bénéficiaire changé\u00a0: 06 •• •• •• 78 → 06 •• •• •• 34', 'Martin Camille (Cycles du Rhin)'],
    ]);
  });

  it('tells the premium of an invoice or a transfer, and a correction with its sign', () => {
    expect([lineOf('REM', 50), lineOf('FACCOR', -4.5), lineOf('FACVECOR', 2)]).toEqual([
      'Prime de 50,00 €',
      '−4,50 €',
      '+2,00 €',
    ]);
  });

  it.each([
    ['code', 'Code du client vérifié'],
    ['staff', 'Sans code, sur décision de l’administration'],
    ['sms-off', 'Sans code : l’envoi des SMS était suspendu'],
  ] as const)('tells what a pick-up was closed with: %s', (pick_up_proof, label) => {
    const entry = {
      operation_id: 'v',
      operation_code: 'VAL' as const,
      operation_date: '2026-03-09 08:00:00',
      status: RepairStatus.toReview,
      actor: { role: 'REP' as const, user_name: 'Camille Martin' },
      operation_data: { pick_up_proof },
    };
    const [last] = timelineOf(repairViewOf(completeRepair({ history: [entry] })));
    expect(last?.detail).toBe(`${label} — Camille Martin`);
  });

  it('writes times as the desk does, in the hour of Paris', () => {
    expect(timelineOf(repairViewOf(completeRepair())).at(-1)?.when).toBe('02-03-2026\u00a014:00');
  });

  it('tells each rung of a message with the code in its place, and why one did not arrive', () => {
    const sms = {
      sent: 1,
      delivery: 'failed' as const,
      messages: [
        {
          message_id: 'm',
          sent_at: '2026-03-02T13:01:00Z',
          rungs: [
            { state: 'sent' as const, at: '2026-03-02T13:01:00Z' },
            { state: 'failed' as const, at: '2036-03-02T13:01:09Z', failure: 'unreachable' as const },
          ],
        },
      ],
    };
    const items = timelineOf(repairViewOf(completeRepair({ sms })));
    expect(items[0]).toMatchObject({ title: 'SMS non remis', detail: expect.stringContaining('hors réseau') });
    expect(items.filter(({ title }) => title === 'SMS accepté par l’opérateur')).toHaveLength(1);
  });
});
