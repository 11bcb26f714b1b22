import { events } from '@alveole/contracts';
import type { EstablishmentMail } from '@alveole/domain';
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

const decided = (to: string, mail: EstablishmentMail, reasons: string[] = []) =>
  fields({ entity: entity(to), actor: staff, mail, reasons });

describe('decisions on an establishment', () => {
  it.each([
    ['validated', events.entityValidated, 'Votre établissement est validé'],
    ['refused-temporarily', events.entityRefused, 'Votre dossier est à compléter'],
    ['refused-definitively', events.entityClosed, 'Votre demande de référencement est refusée'],
    ['fub-sent', events.entityModified, 'Votre demande est transmise à la fédération'],
    ['fub-validated', events.entityModified, 'La fédération a accepté votre demande'],
    ['fub-refused', events.entityModified, 'La fédération a refusé votre demande'],
  ] as const)('are told by the mail that the event names: %s', async (mail, event, subject) => {
    const to = freshMail();
    await notifications.handle(event.create(decided(to, mail, ['Diplôme périmé'])));
    expect((await mailsTo(to)).map((message) => message.subject)).toEqual([subject]);
  });

  it.each(['fub-sent', 'fub-validated', 'fub-refused'] as const)(
    'speak of the activity that was asked for, which is no change to whoever registers with it: %s',
    async (mail) => {
      const to = freshMail();
      await notifications.handle(events.entityModified.create(decided(to, mail, ['Diplôme périmé'])));
      const [sentMail] = await mailsTo(to);
      expect(sentMail?.text).toContain('sur son activité (atelier ou vélo-école)');
      expect(sentMail?.text).not.toContain('changement');
    },
  );

  it('tell a change of address to both addresses, once each', async () => {
    const [left, to] = [freshMail(), freshMail()];
    const event = events.entityMailChanged.create(
      fields({ entity: entity(to), actor: { role: 'ALL' as const }, previous_mail: left }),
    );
    await notifications.handle(event);
    await notifications.handle(event);
    const subject = 'Votre adresse e-mail de connexion a changé';
    expect((await mailsTo(to)).map((mail) => mail.subject)).toEqual([subject]);
    expect((await mailsTo(left)).map((mail) => mail.subject)).toEqual([subject]);
    expect((await mailsTo(left))[0]?.text).toContain('ne se connecte plus avec cette adresse');
  });

  it('tell why, the federation’s reason too, which never becomes markup', async () => {
    const to = freshMail();
    const reason = 'Diplôme <img src=x onerror=alert(1)> & "périmé"';
    await notifications.handle(events.entityModified.create(decided(to, 'fub-refused', [reason])));
    const [mail] = await mailsTo(to);
    expect(mail?.text).toContain(`– ${reason}`);
    expect(mail?.html).toContain('– Diplôme &lt;img src=x onerror=alert(1)&gt; &amp; &quot;périmé&quot;');
  });

  it.each([
    ['one reason', ['Extrait illisible'], 'pour la raison suivante :'],
    ['several reasons', ['Extrait illisible', 'SIRET inconnu'], 'pour les raisons suivantes :'],
  ])('tell %s in its own number', async (_what, reasons, words) => {
    for (const news of ['refused-temporarily', 'fub-refused'] as const) {
      const to = freshMail();
      const event = news === 'fub-refused' ? events.entityModified : events.entityRefused;
      await notifications.handle(event.create(decided(to, news, reasons)));
      expect((await mailsTo(to))[0]?.text.replaceAll('\u00a0', ' ')).toContain(words);
    }
  });

  it('are told of a change of bank account whatever else was done, and that transfers wait for it', async () => {
    const to = freshMail();
    const data = { entity: entity(to), actor: partner };
    await notifications.handle(events.entityBankAccountChanged.create(fields(data)));
    const mails = await mailsTo(to);
    expect(mails.map(({ subject }) => subject)).toEqual(['Vos coordonnées bancaires ont changé']);
    expect(mails[0]?.text).toContain('les virements attendent trois jours');
  });

  it('send no mail when staff only mended the file', async () => {
    const to = freshMail();
    await notifications.handle(events.entityModified.create(fields({ entity: entity(to), actor: staff })));
    expect(await mailsTo(to)).toEqual([]);
  });

  it('are mailed by their name when they were written before events named their mail', async () => {
    const to = freshMail();
    const before = { entity: entity(to), actor: staff, reasons: [] };
    await notifications.handle(events.entityValidated.create(fields(before)));
    await notifications.handle(events.entityClosed.create(fields({ ...before, mail_due: true })));
    expect((await mailsTo(to)).map(({ subject }) => subject).sort()).toEqual([
      'Votre demande de référencement est refusée',
      'Votre établissement est validé',
    ]);
  });

  it.each([
    ['conditions-refused', events.entityClosed, 'Le compte de votre établissement est fermé', 'dans les 7 jours'],
    ['closing-undone', events.entityModified, 'Le compte de votre établissement est rouvert', 'est annulée'],
  ] as const)('are told to every administrator of the establishment: %s', async (mail, event, subject, words) => {
    const [own, colleague] = [freshMail(), freshMail()];
    const shop = entity(own);
    notifications.shopAdministrators.set(shop.entity_id, [own, colleague]);
    const news = event.create(fields({ entity: shop, actor: partner, mail, reasons: [] }));
    await notifications.handle(news);
    await notifications.handle(news);
    for (const to of [own, colleague]) {
      const mails = await mailsTo(to);
      expect(mails.map((message) => message.subject)).toEqual([subject]);
      expect(mails[0]?.text.replaceAll('\u00a0', ' ')).toContain(words);
    }
  });

  it('send no mail of a closing that an earlier version wrote', async () => {
    const to = freshMail();
    await notifications.handle(events.entityClosed.create(fields({ entity: entity(to), actor: partner, reasons: [] })));
    expect(await mailsTo(to)).toEqual([]);
  });

  it('escape what a person typed in the HTML', async () => {
    const to = freshMail();
    await notifications.handle(events.entityValidated.create(fields({ entity: entity(to), actor: staff })));
    expect((await mailsTo(to))[0]?.html).toContain('Les Cycles &lt;b&gt;du&lt;/b&gt; Rhône');
  });
});
