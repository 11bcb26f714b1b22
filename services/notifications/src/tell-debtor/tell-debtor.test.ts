import { events } from '@alveole/contracts';
import { creditorReferenceOf, displayCreditorReference } from '@alveole/domain';
import { entity, fields, freshMail, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const reference = creditorReferenceOf(7);

async function requestTo(to: string) {
  const known = entity(to);
  await notifications.handle(
    events.entityRegistered.create(fields({ entity: known, actor: { role: 'REP' as const } })),
  );
  return {
    recovery_id: 'recovery-7',
    entity_id: known.entity_id,
    reference,
    left_cents: 4500,
    due_on: '2026-12-27',
    creditor_name: 'Programme d’exemple',
    creditor_iban: 'FR7630006000011234567890189',
    files: [{ repair_id: 'file-7', repair_rozo_id: 'REP00012_10007', cents: 4500 }],
  };
}

const inbox = async (to: string) =>
  (await notifications.inbox.messages(to)).map(({ subject, text }) => ({
    subject: subject.replaceAll(/\s/g, ' '),
    text: text.replaceAll(/[^\S\n]/g, ' '),
  }));

describe('an establishment that owes', () => {
  it('is asked in one mail, with amount, due date, reference, account and files, however often the event comes', async () => {
    const to = freshMail();
    const event = events.recoveryRequested.create(fields(await requestTo(to)));
    await notifications.handle(event);
    await notifications.handle(event);
    const [mail, ...others] = await inbox(to);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('45,00 € à reverser avant le 27 décembre 2026');
    expect(mail?.text).toContain(displayCreditorReference(reference).replaceAll('\u00a0', ' '));
    expect(mail?.text).toContain('FR76 3000 6000 0112 3456 7890 189');
    expect(mail?.text).toContain('– REP00012_10007 : 45,00 €');
    expect(mail?.text).toMatch(/\/admin\/virements/);
  });

  it('reads to which funder it owes, why for each file, how the sum comes about and to whom it may object', async () => {
    const to = freshMail();
    const [cents, other] = [10_000, 3519];
    const files = [
      { repair_id: 'file-7', repair_rozo_id: 'REP00012_10007', cents, cause: 'corrected' as const },
      { repair_id: 'file-8', repair_rozo_id: 'REP00012_10008', cents: other, cause: 'refused' as const },
    ];
    const request = { ...(await requestTo(to)), funder_id: 'ville', funder_name: 'Ville', files };
    await notifications.handle(
      events.recoveryReminded.create(fields({ ...request, requested_cents: 12_619, left_cents: 11_619 })),
    );
    const [mail] = await inbox(to);
    expect(mail?.subject).toBe('Rappel : 116,19 € à reverser au financeur « Ville », échéance du 27 décembre 2026');
    expect(mail?.text).toContain(
      '– REP00012_10007 : 100,00 €, prime corrigée\n– REP00012_10008 : 35,19 €, dossier refusé',
    );
    expect(mail?.text).toContain(
      'En tout 135,19 €, moins 9,00 € qui vous sont dus par ailleurs, moins 10,00 € déjà réglés ou compensés : il reste 116,19 € à reverser au financeur « Ville ».',
    );
    expect(mail?.text).toMatch(/vous contestez cette somme.*Écrivez à \S+@\S+ avec la référence/);
  });

  it('is reminded, then told what came and what is left', async () => {
    const to = freshMail();
    const request = await requestTo(to);
    await notifications.handle(events.recoveryReminded.create(fields(request)));
    await notifications.handle(
      events.recoveryPaid.create(fields({ ...request, left_cents: 1500, receipt_id: 'c1', cents: 3000 })),
    );
    const [paid, reminder] = await inbox(to);
    expect(reminder?.subject).toBe('Rappel : 45,00 € à reverser, échéance du 27 décembre 2026');
    expect(paid?.text).toContain('Il reste 15,00 € à reverser');
  });

  it.each([
    ['waived', false, /renoncé/],
    ['cancelled', false, /compensé/],
    ['settled', false, /compensé/],
    ['settled', true, undefined],
  ] as const)('reads that nothing is left once its request is %s (its last payment told: %s)', async (...given) => {
    const [state, is_paid, words] = given;
    const to = freshMail();
    const ended = { left_cents: 0, state, is_paid, written_off_cents: 0, written_off_files: [] };
    const request = { ...(await requestTo(to)), ...ended };
    await notifications.handle(events.recoveryEnded.create(fields(request)));
    const [mail] = await inbox(to);
    if (words === undefined) expect(mail).toBeUndefined();
    else expect(mail?.text).toMatch(words);
  });
});
