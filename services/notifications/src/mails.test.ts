import { events } from '@alveole/contracts';
import { entity, fields, freshMail, openNotifications } from './notifications.fixture.ts';

let notifications: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

describe('decisions on an establishment', () => {
  it.each([
    [
      'validated',
      (to: string) => events.entityValidated.create(fields({ entity: entity(to), actor: { role: 'ADM' as const } })),
      'Votre établissement est validé',
    ],
    [
      'refused',
      (to: string) =>
        events.entityRefused.create(
          fields({ entity: entity(to), actor: { role: 'ADM' as const }, reasons: ['Kbis de plus de 3 mois'] }),
        ),
      'Votre dossier est à compléter',
    ],
    [
      'closed',
      (to: string) =>
        events.entityClosed.create(
          fields({ entity: entity(to), actor: { role: 'ADM' as const }, reasons: [], mail_due: true }),
        ),
      'Votre demande de référencement est refusée',
    ],
    [
      'bank account',
      (to: string) =>
        events.entityBankAccountChanged.create(fields({ entity: entity(to), actor: { role: 'REP' as const } })),
      'Vos coordonnées bancaires ont changé',
    ],
  ])('are told by mail: %s', async (_, make, subject) => {
    const to = freshMail();
    await notifications.handled(make(to));
    expect((await notifications.inbox.messages(to)).map((message) => message.subject)).toEqual([subject]);
  });

  it('send no mail when a partner closed the account itself', async () => {
    const to = freshMail();
    await notifications.handled(
      events.entityClosed.create(
        fields({ entity: entity(to), actor: { role: 'REP' as const }, reasons: [], mail_due: false }),
      ),
    );
    expect(await notifications.inbox.messages(to)).toEqual([]);
  });

  it('escape what a person typed in the HTML', async () => {
    const to = freshMail();
    await notifications.handled(
      events.entityValidated.create(fields({ entity: entity(to), actor: { role: 'ADM' as const } })),
    );
    expect((await notifications.inbox.messages(to))[0]?.html).toContain('Les Cycles &lt;b&gt;du&lt;/b&gt; Rhône');
  });
});

describe('operations on a file', () => {
  const operated = (entity_id: string, operation_codes: string[], role: 'ADM' | 'REP' | 'SYS', lines?: string[]) =>
    events.repairOperated.create(
      fields({
        repair: {
          repair_id: 'r1',
          repair_rozo_id: 'REP00012_48213',
          sequence: 4,
          status: 3,
          gender: 0 as const,
          entity_id,
          entity_name: 'Les Cycles',
          consumer_id: 'ABCDEFGH',
          to_refund_cents: 5000,
          created_at: new Date().toISOString(),
        },
        operation_codes,
        from: 1,
        actor: { role },
        ...(lines ? { lines } : {}),
      }),
    );
  async function establishmentAt(to: string) {
    const known = entity(to);
    await notifications.handled(
      events.entityRegistered.create(fields({ entity: known, actor: { role: 'REP' as const } })),
    );
    return known.entity_id;
  }

  it('tell the repairer what complement is asked for', async () => {
    const to = freshMail();
    await notifications.handled(operated(await establishmentAt(to), ['COM'], 'ADM', ['Facture illisible']));
    expect((await notifications.inbox.messages(to))[0]).toMatchObject({
      subject: 'Complément demandé – REP00012_48213',
      text: expect.stringContaining('– Facture illisible'),
    });
  });

  it('tell the repairer of the transfer with its sum', async () => {
    const to = freshMail();
    await notifications.handled(operated(await establishmentAt(to), ['REM'], 'SYS'));
    expect((await notifications.inbox.messages(to))[0]?.text).toMatch(/50,00.€ a été émis/);
  });

  it('tell nobody what the repairer did itself', async () => {
    const to = freshMail();
    await notifications.handled(operated(await establishmentAt(to), ['PHO', 'COMR'], 'REP'));
    expect(await notifications.inbox.messages(to)).toEqual([]);
  });
});

it('mails its code to who pre-registers', async () => {
  const to = freshMail();
  const consumer = {
    consumer_id: 'ABCDEFGH',
    sequence: 1,
    first_name: 'CLAIRE',
    last_name: 'MARTIN',
    birth_date: '1988-12-31',
    birth_place: 'Lyon',
    smartphone_number: '+33612345678',
    mail: to,
  };
  await notifications.handled(events.consumerRegistered.create(fields({ consumer, pre_registered: true })));
  expect((await notifications.inbox.messages(to))[0]?.text).toContain('ABCDEFGH');
});

it('alerts every administrator and the alert address, each once, of the SMS switch', async () => {
  const event = events.smsSwitched.create(fields({ disable_sms: 'yes' as const, user_name: 'LEROY Sophie' }));
  await notifications.handled(event);
  expect(await notifications.deliveriesOf(event)).toHaveLength(2);
  expect((await notifications.inbox.messages('adm-1@exemple.fr'))[0]?.subject).toBe('Code SMS désactivé');
});
