import { randomBytes, randomUUID } from 'node:crypto';
import type { EntitySnapshot, EventEnvelope } from '@alveole/contracts';
import { appError, events, routesOf } from '@alveole/contracts';
import { connectDatabase } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { createLogger, createService, seal, sealingKey } from '@alveole/service-kit';
import { testInfrastructure } from '@alveole/testing/node';
import { createTestTokens } from '@alveole/testing/tokens';
import type { FastifyInstance } from 'fastify';
import { wireNotifications } from './app.ts';
import { createMailChannel } from './channels/mail-channel.ts';
import { createSmsChannel } from './channels/sms-channel.ts';
import type { Channel } from './channels/channel.ts';
import { deliveryModelOf } from './delivery/delivery-repository.ts';

const logger = createLogger({ service: 'notifications', level: 'silent' });
const tokens = createTestTokens();
const sealing = randomBytes(32).toString('base64');
const secrets = { SEALING_KEY: sealing, SMS_CALLBACK_SECRET: 'callback-9f31c7d2' };
const { inbox, smtpUrl, smsUrl, mongoUri, dbName } = testInfrastructure();
const mailChannel = createMailChannel({ url: smtpUrl, from: 'Alvéole <ne-pas-repondre@exemple.fr>' });
const smsChannel = createSmsChannel(smsUrl);

let database: Database;
let app: FastifyInstance;
let mail: Channel = mailChannel;
let sms: Channel = smsChannel;

const handled = (event: EventEnvelope) => {
  const queues = wired.subscriptions.map(({ handlers }) => handlers) as unknown as Record<string, (event: EventEnvelope) => Promise<void>>[];
  return Promise.all(queues.flatMap((handlers) => (handlers[event.name] ? [handlers[event.name]?.(event)] : [])));
};
let wired: ReturnType<typeof wireNotifications>;

beforeAll(async () => {
  database = await connectDatabase({ uri: mongoUri, dbName, logger });
  wired = wireNotifications({
    database,
    channels: {
      mail: { knowsKeys: false, send: (message, key) => mail.send(message, key) },
      sms: { knowsKeys: true, send: (message, key) => sms.send(message, key) },
    },
    secrets,
    alertMail: 'alerte@exemple.fr',
    pagesUrl: 'https://alveole.exemple.fr',
    administrators: async () => ['adm-1@exemple.fr', 'alerte@exemple.fr'],
    askEntity: async () => {
      throw appError('EntityNotFoundException', 'Unknown entity.');
    },
    now: Date.now,
  });
  await database.syncIndexes();
  const config = { AUTH_PUBLIC_KEYS: tokens.publicKeys, SERVICE_SECRET: 'k8Qz-27xvWpLm3nRt5yUa9cE1gJ4hB6d0F' };
  app = await createService({ name: 'notifications', logger, config, routes: wired.routes, loadLimits: { eventLoopDelayMs: 60_000 } });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});
afterEach(() => {
  mail = mailChannel;
  sms = smsChannel;
});

let serial = 0;
const freshMail = () => `dest-${randomBytes(4).toString('hex')}-${(serial += 1)}@exemple.fr`;
const freshPhone = () => `+336${String(Date.now()).slice(-6)}${String((serial += 1)).padStart(2, '0').slice(-2)}`;
const envelope = { event_id: '', occurred_at: new Date().toISOString(), aggregate_id: 'a1', sequence: 1 };
const fields = <D>(data: D) => ({ ...envelope, event_id: randomUUID(), data });
const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString();
const sealed = (code: string) => seal(sealingKey(sealing), code);
const entity = (to: string): EntitySnapshot => ({
  entity_id: `e-${(serial += 1)}`, sequence: 1, status: 1, gender: 0, prefix: 12, raison_sociale: 'X', commercialname: 'Les Cycles <b>du</b> Rhône',
  siret: '12345678901234', mail: to, conditions_accepted: true, activity: 0,
});
const smsEvent = (phone: string, expires_at = inTenMinutes()) =>
  events.repairCodeRequested.create(
    fields({ repair_id: 'r1', repair_rozo_id: 'REP00012_48213', gender: 0 as const, entity_name: 'Les Cycles', phone, sealed_code: sealed('407213'), expires_at }),
  );
const deliveriesOf = (event: EventEnvelope) => deliveryModelOf(database).find({ event_id: event.event_id }).lean();

it('binds every route that its contract declares', () => {
  expect(wired.routes.map(({ route }) => route.name).sort()).toEqual(routesOf.notifications.map((route) => route.name).sort());
});

describe('a code', () => {
  it('reaches the phone once, however often its event is delivered', async () => {
    const event = smsEvent(freshPhone());
    await handled(event);
    await handled(event);
    const received = await inbox.messages((event.data as { phone: string }).phone);
    expect(received.map((message) => message.text)).toEqual(['Alvéole : votre code est 407213. Donnez-le à Les Cycles pour valider la réparation. Valable 10 minutes.']);
  });

  it('reaches the mail address that registers', async () => {
    const to = freshMail();
    await handled(events.registrationCodeRequested.create(fields({ mail: to, sealed_code: sealed('123456'), expires_at: inTenMinutes() })));
    expect((await inbox.messages(to))[0]).toMatchObject({ subject: 'Votre code d’inscription Alvéole', text: expect.stringContaining('123456') });
  });

  it('is sent to nobody once it has expired', async () => {
    const event = smsEvent(freshPhone(), new Date(Date.now() - 1000).toISOString());
    await handled(event);
    expect(await inbox.messages((event.data as { phone: string }).phone)).toEqual([]);
    expect(await deliveriesOf(event)).toEqual([expect.objectContaining({ state: 'failed', reason: 'expired' })]);
  });

  it('is kept in no delivery, and neither is the address', async () => {
    const event = smsEvent(freshPhone());
    await handled(event);
    const stored = JSON.stringify(await deliveriesOf(event));
    expect(stored).not.toContain('407213');
    expect(stored).not.toContain((event.data as { phone: string }).phone.slice(3));
  });
});

describe('a hand-over that is cut off', () => {
  it('leaves a mail unknown and listed, never sent again by itself', async () => {
    mail = { knowsKeys: false, send: () => Promise.reject(new Error('process killed')) };
    const to = freshMail();
    const event = events.entityValidated.create(fields({ entity: entity(to), actor: { role: 'ADM' as const } }));
    await expect(handled(event)).rejects.toThrow('process killed');
    mail = mailChannel;
    await handled(event);
    await handled(event);
    expect(await inbox.messages(to)).toEqual([]);
    const listed = await app.inject({ url: '/alveoleapi/v1/notifications/deliveries?state=unknown', headers: { authorization: tokens.bearer('ADM') } });
    expect(listed.json()).toContainEqual(expect.objectContaining({ template: 'entity-validated', state: 'unknown', reason: 'interrupted' }));
  });

  it('sends an SMS again under the same key: the provider delivers it once', async () => {
    const event = smsEvent(freshPhone());
    sms = { knowsKeys: true, send: async (message, key) => {
      await smsChannel.send(message, key);
      throw new Error('process killed');
    } };
    await expect(handled(event)).rejects.toThrow('process killed');
    sms = smsChannel;
    await handled(event);
    expect(await inbox.messages((event.data as { phone: string }).phone)).toHaveLength(1);
    expect(await deliveriesOf(event)).toEqual([expect.objectContaining({ state: 'sent' })]);
  });

  it('is tried again by the bus while the mail server is away, and then sent', async () => {
    const to = freshMail();
    mail = createMailChannel({ url: 'smtp://127.0.0.1:9', from: 'x@exemple.fr' });
    const event = events.entityValidated.create(fields({ entity: entity(to), actor: { role: 'ADM' as const } }));
    await expect(handled(event)).rejects.toMatchObject({ code: 'ServiceUnavailableException' });
    mail = mailChannel;
    await handled(event);
    expect(await inbox.messages(to)).toHaveLength(1);
  });
});

describe('decisions on an establishment', () => {
  it.each([
    ['validated', (to: string) => events.entityValidated.create(fields({ entity: entity(to), actor: { role: 'ADM' as const } })), 'Votre établissement est validé'],
    ['refused', (to: string) => events.entityRefused.create(fields({ entity: entity(to), actor: { role: 'ADM' as const }, reasons: ['Kbis de plus de 3 mois'] })), 'Votre dossier est à compléter'],
    ['closed', (to: string) => events.entityClosed.create(fields({ entity: entity(to), actor: { role: 'ADM' as const }, reasons: [], mail_due: true })), 'Votre demande de référencement est refusée'],
    ['bank account', (to: string) => events.entityBankAccountChanged.create(fields({ entity: entity(to), actor: { role: 'REP' as const } })), 'Vos coordonnées bancaires ont changé'],
  ])('are told by mail: %s', async (_, make, subject) => {
    const to = freshMail();
    await handled(make(to));
    expect((await inbox.messages(to)).map((message) => message.subject)).toEqual([subject]);
  });

  it('send no mail when a partner closed the account itself', async () => {
    const to = freshMail();
    await handled(events.entityClosed.create(fields({ entity: entity(to), actor: { role: 'REP' as const }, reasons: [], mail_due: false })));
    expect(await inbox.messages(to)).toEqual([]);
  });

  it('escape what a person typed in the HTML', async () => {
    const to = freshMail();
    await handled(events.entityValidated.create(fields({ entity: entity(to), actor: { role: 'ADM' as const } })));
    expect((await inbox.messages(to))[0]?.html).toContain('Les Cycles &lt;b&gt;du&lt;/b&gt; Rhône');
  });
});

describe('operations on a file', () => {
  const operated = (entity_id: string, operation_codes: string[], role: 'ADM' | 'REP' | 'SYS', lines?: string[]) =>
    events.repairOperated.create(
      fields({
        repair: {
          repair_id: 'r1', repair_rozo_id: 'REP00012_48213', sequence: 4, status: 3, gender: 0 as const, entity_id, entity_name: 'Les Cycles',
          consumer_id: 'ABCDEFGH', to_refund_cents: 5000, created_at: new Date().toISOString(),
        },
        operation_codes, from: 1, actor: { role }, ...(lines ? { lines } : {}),
      }),
    );
  async function establishmentAt(to: string) {
    const known = entity(to);
    await handled(events.entityRegistered.create(fields({ entity: known, actor: { role: 'REP' as const } })));
    return known.entity_id;
  }

  it('tell the repairer what complement is asked for', async () => {
    const to = freshMail();
    await handled(operated(await establishmentAt(to), ['COM'], 'ADM', ['Facture illisible']));
    expect((await inbox.messages(to))[0]).toMatchObject({ subject: 'Complément demandé – REP00012_48213', text: expect.stringContaining('– Facture illisible') });
  });

  it('tell the repairer of the transfer with its sum', async () => {
    const to = freshMail();
    await handled(operated(await establishmentAt(to), ['REM'], 'SYS'));
    expect((await inbox.messages(to))[0]?.text).toMatch(/50,00.€ a été émis/);
  });

  it('tell nobody what the repairer did itself', async () => {
    const to = freshMail();
    await handled(operated(await establishmentAt(to), ['PHO', 'COMR'], 'REP'));
    expect(await inbox.messages(to)).toEqual([]);
  });
});

it('mails its code to who pre-registers', async () => {
  const to = freshMail();
  const consumer = {
    consumer_id: 'ABCDEFGH', sequence: 1, first_name: 'CLAIRE', last_name: 'MARTIN', birth_date: '1988-12-31', birth_place: 'Lyon',
    smartphone_number: '+33612345678', mail: to,
  };
  await handled(events.consumerRegistered.create(fields({ consumer, pre_registered: true })));
  expect((await inbox.messages(to))[0]?.text).toContain('ABCDEFGH');
});

it('alerts every administrator and the alert address, each once, of the SMS switch', async () => {
  const event = events.smsSwitched.create(fields({ disable_sms: 'yes' as const, user_name: 'LEROY Sophie' }));
  await handled(event);
  expect(await deliveriesOf(event)).toHaveLength(2);
  expect((await inbox.messages('adm-1@exemple.fr'))[0]?.subject).toBe('Code SMS désactivé');
});

describe('the provider’s report', () => {
  const report = (secret: string, reference: string) =>
    app.inject({ method: 'POST', url: `/alveoleapi/v1/notifications/sms_deliveries/${secret}`, payload: { reference, state: 'delivered' } });

  it('marks the SMS delivered and tells its file', async () => {
    const event = smsEvent(freshPhone());
    await handled(event);
    const [delivery] = await deliveriesOf(event);
    expect((await report(secrets.SMS_CALLBACK_SECRET, delivery?.reference ?? '')).statusCode).toBe(200);
    const [after] = await deliveriesOf(event);
    expect(after?.state).toBe('delivered');
    expect(after?.outbox.at(-1)).toMatchObject({ name: 'sms.delivery-reported', data: { repair_id: 'r1', state: 'delivered', event_id: event.event_id } });
  });

  it('is refused without the secret', async () => {
    expect((await report('another-secret-0000', 'x')).statusCode).toBe(404);
  });
});

it('keeps the list of deliveries for administrators', async () => {
  const ask = (role: 'REP' | 'ALL') => app.inject({ url: '/alveoleapi/v1/notifications/deliveries', headers: { authorization: tokens.bearer(role) } });
  expect([(await ask('REP')).statusCode, (await ask('ALL')).statusCode]).toEqual([403, 403]);
});
