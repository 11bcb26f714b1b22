import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import { accountRoutes } from '@alveole/contracts/account';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { EventHandlers } from '@alveole/messaging';
import { defineSchema } from '@alveole/persistence';
import { implement } from '@alveole/service-kit';
import { defineService } from '@alveole/service-kit/service';
import { z } from 'zod';
import { createFakeClient, startHarness } from '../../node.ts';

/** A service that has one of everything that the harness holds. */
const service = defineService({
  name: 'auth',
  config: z.object({ ENROLMENT_URL: z.url(), PUBLIC_URL: z.url() }),
  assemble: ({ config, clientOf, now }) => ({
    routes: [
      implement(accountRoutes.checkMailAvailability, async ({ body }) => {
        await clientOf(config.ENROLMENT_URL).call(establishmentRoutes.readEntitySnapshot, {
          params: { id: body.mail },
        });
        return { available: now().getTime() > Date.parse('2026-03-02') };
      }),
    ],
    subscriptions: [
      {
        queue: 'auth.test',
        handlers: {
          'sms.delivery-reported': async () => {
            throw new Error('The consumer fails.');
          },
        } satisfies EventHandlers,
      },
    ],
    outboxes: [],
    retention: [],
  }),
});

const snapshot = {} as never;
const enrolment = createFakeClient().on(establishmentRoutes.readEntitySnapshot, () => snapshot);
const reported = () =>
  events.smsDeliveryReported.create({
    event_id: randomUUID(),
    occurred_at: new Date().toISOString(),
    aggregate_id: 'a1',
    sequence: 1,
    data: { event_id: randomUUID(), repair_id: 'r1', state: 'sent', at: new Date().toISOString() },
  });

const start = () => startHarness(service, { clients: { enrolment }, now: new Date('2026-03-01') });
let harness: Awaited<ReturnType<typeof start>>;
beforeAll(async () => (harness = await start()));
afterAll(() => harness?.close());

const path = accountRoutes.checkMailAvailability.path;
const ask = (mail = 'lea@exemple.fr') => harness.asService('enrolment').post(path, { mail });

describe('the harness of a service', () => {
  it('reads the service’s own variables', () => {
    expect(harness.config.PUBLIC_URL).toBe('https://alveole.exemple.fr');
  });

  it('lets nothing expire by the clock of the store', async () => {
    const dated = defineSchema<{ _id: string; at?: Date }>({ at: Date }, [
      { name: 'expiry', fields: { at: 1 }, expireAfterSeconds: 0 },
    ]);
    const model = harness.database.model('dated', dated);
    await harness.database.createIndexes();
    expect((await model.listIndexes()).map((index: object) => 'expireAfterSeconds' in index)).toEqual([false, false]);
  });

  it('keeps the clock in the hand of the test', async () => {
    expect((await ask()).body).toEqual({ available: false });
    harness.clock.later(2 * 24 * 3600_000);
    expect((await ask()).body).toEqual({ available: true });
  });

  it('answers for other services, and lets them be away', async () => {
    await ask('jean@exemple.fr');
    expect(enrolment.asked).toContain(`${establishmentRoutes.readEntitySnapshot.name} jean@exemple.fr`);
    enrolment.away = true;
    expect((await ask()).status).toBe(503);
    enrolment.away = false;
  });

  it('calls with the tokens of people and services, or with none', async () => {
    expect((await harness.visitor.post(path, { mail: 'lea@exemple.fr' })).status).toBe(401);
    expect((await harness.as('ADM').post(path, { mail: 'lea@exemple.fr' })).status).toBe(401);
    expect((await ask()).status).toBe(200);
  });

  it('records what passes over the bus, and what a consumer could not handle', async () => {
    const event = reported();
    await harness.publish(event);
    expect(harness.published).toContainEqual(event);
    expect(harness.deadLetters).toMatchObject([{ queue: 'auth.test', event }]);
    await expect(harness.handle(event)).rejects.toThrow('The consumer fails.');
  });

  it('uploads as a browser does', async () => {
    const { media_url } = await harness.upload('shop-1/', Buffer.from('%PDF-1.4'), 'pdf');
    expect(media_url).toMatch(/^shop-1\/[\w-]+\.pdf$/);
  });
});
