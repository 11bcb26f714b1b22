import { events } from '@alveole/contracts';
import { entity, fields, freshMail, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const staff = { role: 'ADM' } as const;
const partner = { role: 'REP' } as const;
const mailsTo = (to: string) => notifications.inbox.messages(to);

describe('decisions on an establishment', () => {
  it.each([
    [
      'validated',
      (to: string) => events.entityValidated.create(fields({ entity: entity(to), actor: staff })),
      'Votre établissement est validé',
    ],
    [
      'refused',
      (to: string) =>
        events.entityRefused.create(fields({ entity: entity(to), actor: staff, reasons: ['Kbis de plus de 3 mois'] })),
      'Votre dossier est à compléter',
    ],
    [
      'closed',
      (to: string) =>
        events.entityClosed.create(fields({ entity: entity(to), actor: staff, reasons: [], mail_due: true })),
      'Votre demande de référencement est refusée',
    ],
    [
      'bank account',
      (to: string) => events.entityBankAccountChanged.create(fields({ entity: entity(to), actor: partner })),
      'Vos coordonnées bancaires ont changé',
    ],
  ])('are told by mail: %s', async (_, make, subject) => {
    const to = freshMail();
    await notifications.handle(make(to));
    expect((await mailsTo(to)).map((message) => message.subject)).toEqual([subject]);
  });

  it('send no mail when a partner closed the account itself', async () => {
    const to = freshMail();
    await notifications.handle(
      events.entityClosed.create(fields({ entity: entity(to), actor: partner, reasons: [], mail_due: false })),
    );
    expect(await mailsTo(to)).toEqual([]);
  });

  it('escape what a person typed in the HTML', async () => {
    const to = freshMail();
    await notifications.handle(events.entityValidated.create(fields({ entity: entity(to), actor: staff })));
    expect((await mailsTo(to))[0]?.html).toContain('Les Cycles &lt;b&gt;du&lt;/b&gt; Rhône');
  });
});
