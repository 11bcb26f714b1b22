import { randomUUID } from 'node:crypto';
import { deliverMessage } from '../deliver-message/deliver-message.ts';
import { openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';
import type { SmsFate } from '../outside/sms-gateway.ts';
import { readSmsFates } from './read-sms-fates.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

/** An SMS that the provider took under this reference; answers the event that asked for it. */
async function sentSms(reference: string): Promise<string> {
  const channel = { knowsKeys: false, send: async () => ({ fate: 'sent', reference }) as const };
  const ports = { ...notifications.ports, channels: { mail: channel, sms: channel } };
  const eventId = randomUUID();
  const message = {
    channel: 'sms',
    template: 'validation-code',
    to: '+33612345678',
    subject: '',
    paragraphs: ['1'],
  } as const;
  await deliverMessage(ports, { eventId, aggregateId: 'r1' }, message);
  return eventId;
}

/** One round with what the provider knows; answers which references it was asked for. */
async function read(known: Readonly<Record<string, SmsFate>>): Promise<string[]> {
  const asked: string[] = [];
  const readFate = async (reference: string) => (asked.push(reference), known[reference]);
  await readSmsFates({ ...notifications.ports, readFate });
  return asked;
}

it('notes what the provider knows and tells the file, and asks again only for what it does not', async () => {
  const [delivered, failed, open] = [await sentSms('1'), await sentSms('2'), await sentSms('3')];
  const asked = await read({ 1: { state: 'delivered' }, 2: { state: 'failed', reason: 'not delivered' } });
  expect(asked.sort()).toEqual(['1', '2', '3']);
  const stateOf = async (event_id: string) => (await notifications.deliveriesOf({ event_id }))[0]?.state;
  expect([await stateOf(delivered), await stateOf(failed), await stateOf(open)]).toEqual([
    'delivered',
    'failed',
    'sent',
  ]);
  await notifications.drain();
  const reports = notifications.published.filter(({ name }) => name === 'sms.delivery-reported');
  expect(reports.map(({ data }) => (data as { state: string }).state).sort()).toEqual([
    'delivered',
    'failed',
    'sent',
    'sent',
    'sent',
  ]);
  expect(await read({})).toEqual(['3']);
});

it('asks no more an hour after the SMS was sent', async () => {
  notifications.clock.later(3_600_001);
  expect(await read({})).toEqual([]);
});

it('rejects while the provider is away, and asks again in the next round', async () => {
  await sentSms('9');
  const readFate = () => Promise.reject(new Error('away'));
  await expect(readSmsFates({ ...notifications.ports, readFate })).rejects.toThrow('away');
  expect(await read({ 9: { state: 'delivered' } })).toEqual(['9']);
});

it('reads the others where the provider does not answer for one, and rejects with its failure', async () => {
  const events = await Promise.all(['20', '21', '22', '23', '24', '25'].map(sentSms));
  // The newest is asked for first.
  notifications.clock.later(1);
  events.push(await sentSms('26'));
  const readFate = async (reference: string): Promise<SmsFate> => {
    if (reference === '26') throw new Error('no answer for 26');
    return { state: 'delivered' };
  };
  await expect(readSmsFates({ ...notifications.ports, readFate })).rejects.toThrow('no answer for 26');
  const states = await Promise.all(
    events.map(async (event_id) => (await notifications.deliveriesOf({ event_id }))[0]?.state),
  );
  expect(states).toEqual([...Array<string>(6).fill('delivered'), 'sent']);
  expect(await read({})).toEqual(['26']);
});

it('ends a round in which the provider answers for none of the first, so that the next one is soon', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => sentSms(`away ${index}`)));
  const readFate = jest.fn(() => Promise.reject(new Error('away')));
  await expect(readSmsFates({ ...notifications.ports, readFate })).rejects.toThrow('away');
  expect(readFate).toHaveBeenCalledTimes(5);
});
