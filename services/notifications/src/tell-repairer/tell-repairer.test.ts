import { events } from '@alveole/contracts';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { entity, fields, freshMail, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const operated = (
  entity_id: string,
  operation_codes: string[],
  role: 'ADM' | 'REP' | 'SYS',
  lines?: string[],
  adjustment_cents?: number,
  earlier_adjustment_cents?: number,
) =>
  events.repairOperated.create(
    fields({
      repair: {
        repair_id: 'r1',
        repair_rozo_id: 'REP00012_48213',
        sequence: 4,
        status: RepairStatus.complementAsked,
        gender: RepairKind.repair,
        entity_id,
        entity_name: 'Les Cycles',
        consumer_id: 'ABCDEFGH',
        to_refund_cents: 5000,
        created_at: new Date().toISOString(),
      },
      operation_codes,
      from: RepairStatus.toReview,
      actor: { role },
      ...(lines ? { lines } : {}),
      ...(adjustment_cents === undefined ? {} : { adjustment_cents }),
      ...(earlier_adjustment_cents === undefined ? {} : { earlier_adjustment_cents }),
    }),
  );

async function establishmentAt(to: string, iban?: string) {
  const known = { ...entity(to), ...(iban === undefined ? {} : { iban }) };
  await notifications.handle(
    events.entityRegistered.create(fields({ entity: known, actor: { role: 'REP' as const } })),
  );
  return known.entity_id;
}

describe('operations on a file', () => {
  it('tell the repairer what complement is asked for', async () => {
    const to = freshMail();
    await notifications.handle(operated(await establishmentAt(to), ['COM'], 'ADM', ['Facture illisible']));
    expect((await notifications.inbox.messages(to))[0]).toMatchObject({
      subject: 'Complément demandé – REP00012_48213',
      text: expect.stringContaining('– Facture illisible'),
    });
  });

  it.each(['REM', 'REMECH'])('tell nothing of %s, of which the mail of the transfer tells', async (code) => {
    const to = freshMail();
    await notifications.handle(operated(await establishmentAt(to), [code], 'SYS'));
    expect(await notifications.inbox.messages(to)).toEqual([]);
  });

  it.each([
    ['is missing', undefined, /donnez-le dans « Mon compte »[^]*\/admin\/profile/],
    ['is not valid', 'FR0012345', /n’est pas valide[^]*\/admin\/profile/],
  ])('tell with the validation that the money waits while the IBAN %s', async (_state, iban, text) => {
    const to = freshMail();
    await notifications.handle(operated(await establishmentAt(to, iban), ['AVAL'], 'ADM'));
    expect((await notifications.inbox.messages(to))[0]?.text).toMatch(text);
  });

  it('promise the transfer of a validated file where the IBAN is there', async () => {
    const to = freshMail();
    await notifications.handle(operated(await establishmentAt(to, 'FR7630006000011234567890189'), ['AVAL'], 'ADM'));
    expect((await notifications.inbox.messages(to))[0]?.text).not.toContain('Mon compte');
  });

  it.each([
    ['FACCOR', 600, /passe de 44,00.€ à 50,00.€.*vous sera versée/s],
    ['FACVECOR', -1000, /passe de 60,00.€ à 50,00.€.*sera retenue/s],
    ['FACCOR', undefined, /elle est de 50,00.€/],
  ])('tell the repairer of a correction %s by %p, and how it is settled', async (code, adjustment, text) => {
    const to = freshMail();
    await notifications.handle(operated(await establishmentAt(to), [code], 'ADM', ['Pièce en double'], adjustment));
    const [mail] = await notifications.inbox.messages(to);
    expect(mail).toMatchObject({ subject: 'Prime corrigée – REP00012_48213', text: expect.stringMatching(text) });
    expect(mail?.text).toMatch(/Raison.: Pièce en double/);
  });

  it('promise no transfer of a raise that lowers what was paid too much after an earlier correction', async () => {
    const to = freshMail();
    await notifications.handle(operated(await establishmentAt(to), ['FACCOR'], 'ADM', [], 5_00, -49_99));
    const { text } = (await notifications.inbox.messages(to))[0] ?? {};
    expect(text).toMatch(/diminue d’abord ce que vous avez reçu en trop pour ce dossier/);
    expect(text).not.toMatch(/vous sera versée/);
  });

  it.each([
    ['NIL', 'Dossier non éligible'],
    ['NILECH', 'Dossier non éligible'],
    ['COMECH', 'Complément demandé'],
    ['AVALECH', 'Dossier validé'],
    ['ACAN', 'Dossier abandonné'],
  ])('tell the repairer of %s', async (code, subject) => {
    const to = freshMail();
    await notifications.handle(operated(await establishmentAt(to), [code], 'ADM', ['Motif']));
    expect((await notifications.inbox.messages(to))[0]?.subject).toBe(`${subject} – REP00012_48213`);
  });

  it('tell nobody what the repairer did itself', async () => {
    const to = freshMail();
    await notifications.handle(operated(await establishmentAt(to), ['PHO', 'COMR'], 'REP'));
    expect(await notifications.inbox.messages(to)).toEqual([]);
  });
});
