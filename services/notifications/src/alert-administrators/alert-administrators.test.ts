import { events } from '@alveole/contracts';
import { administrators, fields, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

it('tells every administrator and the alert address, each once, of a new administrator and of who gave the access', async () => {
  const data = { mail: 'jeanne@exemple.fr', name: 'Jeanne Petit', permission: 0 as const, by_name: 'Sophie Leroy' };
  const event = events.administratorAdded.create(fields(data));
  await notifications.handle(event);
  expect(await notifications.deliveriesOf(event)).toHaveLength(administrators.length);
  const [mail] = await notifications.inbox.messages('adm-1@exemple.fr');
  expect(mail?.subject).toBe('Un administrateur de plus');
  expect(mail?.text).toContain(
    'Jeanne Petit (jeanne@exemple.fr) est désormais administrateur et dispose de tous les droits. Cet accès a été donné par Sophie Leroy.',
  );
});

it('alerts every administrator and the alert address, each once, of the SMS switch', async () => {
  const event = events.smsSwitched.create(fields({ disable_sms: 'yes' as const, user_name: 'LEROY Sophie' }));
  await notifications.handle(event);
  expect(await notifications.deliveriesOf(event)).toHaveLength(administrators.length);
  expect((await notifications.inbox.messages('adm-1@exemple.fr'))[0]?.subject).toBe('Code SMS désactivé');
});

it.each([
  ['wait', { when_used_up: 'wait' as const }, /les dossiers complets attendent leur tour/],
  ['be refused', { when_used_up: 'refuse' as const }, /les nouveaux dossiers sont refusés/],
  [
    'be paid by another funder',
    { when_used_up: 'redirect' as const, redirect_name: 'État' },
    /«\sÉtat\s» paie à sa place/,
  ],
])('alerts every administrator of an envelope at 80 per cent, whose files will then %s', async (_case, then, words) => {
  const data = {
    campaign_id: 'metropole',
    funder_id: 'ville',
    funder_name: 'Ville',
    percent: 80 as const,
    amount_cents: 1_000_00,
    left_cents: 187_50,
    ends_on: '2026-11-30',
    ...then,
  };
  const event = events.envelopeAlerted.create(fields(data));
  await notifications.handle(event);
  expect(await notifications.deliveriesOf(event)).toHaveLength(administrators.length);
  const [mail] = await notifications.inbox.messages('adm-1@exemple.fr');
  expect(mail?.subject).toMatch(/^Enveloppe de Ville\s: 80\s% utilisés$/);
  expect(mail?.text).toMatch(/il en reste 187,50\s€ sur 1\s000,00\s€\./);
  expect(mail?.text).toContain('elle sera utilisée le 30 novembre 2026');
  expect(mail?.text).toMatch(words);
});
