import { events } from '@alveole/contracts';
import { EstablishmentKind } from '@alveole/domain';
import { entity, fields, freshMail, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

type Role = 'REP' | 'ADM' | 'ALL' | 'FUB';
let serial = 0;
const post = (path: string, body: object, role: Role = 'ALL', userId = `user-${(serial += 1)}`) =>
  notifications.as(role, { userId }).post(path, body);
const send = (body: object, role?: Role, userId?: string) => post('/backend/send_mail', body, role, userId);
const sendCode = (body: object, role?: Role) => post('/backend/send_mail_v2', body, role);

function known(changes: Partial<ReturnType<typeof entity>> = {}) {
  const shop = { ...entity(freshMail()), ...changes };
  notifications.establishments.set(shop.entity_id, shop);
  return shop;
}
const inboxOf = (to: string) => notifications.inbox.messages(to);
const written = (to: string) => ({ to, subject: 'Votre dossier', text_body: 'Bonjour,\n\nMerci <b>encore</b>.' });

describe('a mail that staff write', () => {
  it('reaches an establishment, and nothing in it is markup', async () => {
    const { mail } = known();
    const html_body = '<p onclick="x">Bonjour</p>';
    expect((await send({ ...written(mail), html_body })).status).toBe(200);
    const [sent] = await inboxOf(mail);
    expect(sent).toMatchObject({ subject: 'Votre dossier' });
    expect(sent?.text.trim()).toBe('Bonjour,\n\nMerci <b>encore</b>.');
    expect(sent?.html).toContain('Merci &lt;b&gt;encore&lt;/b&gt;.');
    expect(sent?.html).not.toContain('onclick');
    const other = known().mail;
    await send({ to: other, subject: 'Sans texte', html_body });
    expect((await inboxOf(other))[0]?.html).toContain('&lt;p onclick=&quot;x&quot;&gt;Bonjour&lt;/p&gt;');
  });

  it('is sent once a day, however often the same person sends it', async () => {
    const { mail } = known();
    await send(written(mail), 'ALL', 'user-a');
    await send(written(mail), 'ALL', 'user-a');
    expect(await inboxOf(mail)).toHaveLength(1);
    await send({ ...written(mail), subject: 'Autre sujet' }, 'ALL', 'user-a');
    notifications.clock.later(24 * 3600 * 1000);
    await send(written(mail), 'ALL', 'user-a');
    expect(await inboxOf(mail)).toHaveLength(3);
  });

  it.each<[Role, string, number]>([
    ['ALL', 'shop', 200],
    ['ADM', 'shop', 200],
    ['FUB', 'shop', 403],
    ['REP', 'shop', 403],
    ['ALL', 'school', 200],
    ['ADM', 'school', 403],
    ['FUB', 'school', 200],
    ['ADM', 'beneficiary', 200],
    ['ALL', 'beneficiary', 403],
    ['FUB', 'beneficiary', 403],
    ['ADM', 'stranger', 403],
    ['ALL', 'stranger', 403],
  ])('by %s to the address of a %s answers %d', async (role, whose, status) => {
    const kinds: Record<string, number> = { shop: EstablishmentKind.bikeShop, school: EstablishmentKind.association };
    const gender = kinds[whose];
    const to = gender === undefined ? freshMail() : known({ gender: gender as 0 }).mail;
    if (whose === 'beneficiary') notifications.beneficiaryMails.add(to);
    expect((await send(written(to), role)).status).toBe(status);
    expect(await inboxOf(to)).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each([
    ['a subject of two lines', { subject: 'Bonjour\nBcc: tous@exemple.fr' }],
    ['no text', { text_body: ' ' }],
    ['another sender', { from: 'x@exemple.fr' }],
  ])('is refused with %s', async (_, change) => {
    const { mail } = known();
    expect((await send({ ...written(mail), ...change })).status).toBe(400);
  });
});

describe('the mail of a code', () => {
  it('is that of the decision, and is not sent a second time for the same version of the file', async () => {
    const shop = known({ sequence: 7 });
    const wish = { code: 'CODE34', entity_id: shop.entity_id, lines: ['Diplôme manquant'] };
    const data = { entity: shop, actor: { role: 'FUB' as const }, mail: 'fub-refused' as const, reasons: wish.lines };
    const decided = () => notifications.handle(events.entityModified.create({ ...fields(data), sequence: 7 }));
    await decided();
    expect((await sendCode(wish)).status).toBe(200);
    expect((await sendCode(wish)).status).toBe(200);
    expect(await inboxOf(shop.mail)).toHaveLength(1);
    notifications.establishments.set(shop.entity_id, { ...shop, sequence: 8 });
    await sendCode(wish);
    expect((await inboxOf(shop.mail)).map(({ subject }) => subject)).toEqual([
      'La fédération a refusé votre demande',
      'La fédération a refusé votre demande',
    ]);
  });

  it('that came before its event is not sent by the event again', async () => {
    const shop = known();
    await sendCode({ code: 'CODE32', entity_id: shop.entity_id });
    const data = { entity: shop, actor: { role: 'ALL' as const }, mail: 'fub-sent' as const };
    await notifications.handle(events.entityModified.create(fields(data)));
    expect(await inboxOf(shop.mail)).toHaveLength(1);
  });

  it.each<[string, Role, number]>([
    ['CODE32', 'ALL', 200],
    ['CODE32', 'ADM', 200],
    ['CODE32', 'FUB', 403],
    ['CODE29', 'ADM', 200],
    ['CODE29', 'ALL', 403],
    ['CODE33', 'ALL', 200],
    ['CODE33', 'ADM', 403],
    ['CODE34', 'ADM', 403],
    ['CODE34', 'REP', 403],
    ['CODE27', 'ALL', 400],
  ])('%s by %s answers %d', async (code, role, status) => {
    const { entity_id } = known();
    expect((await sendCode({ code, entity_id, lines: ['x'] }, role)).status).toBe(status);
  });

  it('sends no mail for CODE29, since the event of the complement tells its file', async () => {
    const shop = known();
    expect(
      (await sendCode({ code: 'CODE29', entity_id: shop.entity_id, lines: ['Facture illisible'] }, 'ADM')).status,
    ).toBe(200);
    expect(await inboxOf(shop.mail)).toEqual([]);
  });

  it('of a file of another list, or of none, is refused', async () => {
    const shop = known({ gender: EstablishmentKind.bikeShop });
    expect((await sendCode({ code: 'CODE33', entity_id: shop.entity_id }, 'FUB')).status).toBe(403);
    expect((await sendCode({ code: 'CODE33', entity_id: 'unknown' })).status).toBe(404);
  });
});
