import { events } from '@alveole/contracts';
import { fields, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const issued = (funder_id: string) =>
  events.fundsCalled.create(
    fields({
      call_id: `${funder_id}-3`,
      funder_id,
      funder_name: 'Ville d’Exemple',
      number: 3,
      basis: 'committed' as const,
      until_day: '2026-11-30',
      called_cents: 12_345_60,
    }),
  );

it('tells each open account of the funder, once, what it is asked for and where the papers are', async () => {
  notifications.funderMails.set('ville', ['odile@exemple.fr', 'paul@exemple.fr']);
  const event = issued('ville');
  await notifications.handle(event);
  await notifications.handle(event);
  expect(await notifications.deliveriesOf(event)).toHaveLength(2);
  const [mail] = await notifications.inbox.messages('odile@exemple.fr');
  expect(mail?.subject).toMatch(/^Appel de fonds n°\s3\s: 12\s345,60\s€$/);
  expect(mail?.text).toMatch(/demande 12\s345,60\s€ à «\sVille d’Exemple\s»\s: ce que les dossiers validés engagent/);
  expect(mail?.text).toContain('jusqu’au 30 novembre 2026');
  expect(mail?.text).toContain('/admin/financeur/appels');
});

it('tells nobody of a call whose funder has no account', async () => {
  const event = issued('etat');
  await notifications.handle(event);
  expect(await notifications.deliveriesOf(event)).toEqual([]);
});
