import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

/** An account whose establishment stands at sequence 3. */
async function shop() {
  const [mail, entityId] = [harness.freshMail(), randomUUID()];
  const { refresh_token } = (await harness.openAccount(mail, entityId)).body;
  return { mail, entityId, refresh_token, next: harness.freshMail() };
}

type Shop = Awaited<ReturnType<typeof shop>>;

const reserve = ({ entityId, mail, next }: Shop, sequence = 3) =>
  harness
    .asService('enrolment')
    .post('/v1/auth/accounts/mail/reserve', { entity_id: entityId, mail, next_mail: next, sequence });

const isFree = async (mail: string) =>
  (await harness.asService('enrolment').post('/v1/auth/mail_availability', { mail })).body.available;

const isActivated = async (entity_id: string, mail: string) =>
  (await harness.asService('enrolment').post('/v1/auth/accounts/activation', { entity_id, mail })).body.activated;

const changedEvent = ({ entityId }: Pick<Shop, 'entityId'>, mail: string, sequence: number) =>
  events.entityModified.create({
    event_id: randomUUID(),
    occurred_at: harness.clock.now.toISOString(),
    aggregate_id: entityId,
    sequence,
    data: {
      entity: {
        entity_id: entityId,
        sequence,
        status: 1,
        gender: 0,
        prefix: 12,
        raison_sociale: 'X',
        commercialname: 'X',
        siret: '12345678901234',
        mail,
        conditions_accepted: true,
        activity: 0,
      },
      actor: { role: 'ALL' },
    },
  });

describe('the account of an establishment whose address changes', () => {
  it('signs in with the new address alone once it is told, and its sessions end', async () => {
    const own = await shop();
    expect((await reserve(own)).status).toBe(200);
    expect((await harness.signIn(own.next)).status).toBe(403);
    await harness.publish(changedEvent(own, own.next, 4));
    expect((await harness.signIn(own.next)).status).toBe(200);
    expect((await harness.signIn(own.mail)).status).toBe(403);
    expect((await harness.refresh(own.refresh_token)).status).toBe(401);
    expect([await isFree(own.mail), await isFree(own.next)]).toEqual([true, false]);
    expect(await isActivated(own.entityId, own.next)).toBe(true);
  });

  it('keeps the old address, and lets the new one go, when the write was refused', async () => {
    const own = await shop();
    await reserve(own);
    const release = { entity_id: own.entityId, next_mail: own.next };
    await harness.asService('enrolment').post('/v1/auth/accounts/mail/release', release);
    expect([await isFree(own.next), (await harness.signIn(own.mail)).status]).toEqual([true, 200]);
  });

  it('lets go of what was kept for a write that never came, with the next one', async () => {
    const own = await shop();
    await reserve(own, 3);
    await harness.publish(changedEvent(own, own.mail, 3));
    expect(await isFree(own.next)).toBe(false);
    await harness.publish(changedEvent(own, own.mail, 4));
    expect([await isFree(own.next), (await harness.signIn(own.mail)).status]).toEqual([true, 200]);
  });

  it('changes nothing for an event that comes again', async () => {
    const own = await shop();
    await reserve(own);
    await harness.publish(changedEvent(own, own.next, 4));
    const { refresh_token } = (await harness.signIn(own.next)).body;
    await harness.publish(changedEvent(own, own.next, 4));
    expect((await harness.refresh(refresh_token)).status).toBe(200);
  });

  it('is refused an address that somebody has, waits for, or registers with', async () => {
    const [own, other] = [await shop(), await shop()];
    expect((await reserve({ ...own, next: other.mail })).body.code).toBe('MailNotAvailableException');
    expect((await reserve(other)).status).toBe(200);
    expect((await reserve({ ...own, next: other.next })).body.code).toBe('MailNotAvailableException');
    expect((await harness.prepareAccount(other.next, randomUUID())).body.code).toBe('MailNotAvailableException');
    const applicant = harness.freshMail();
    await harness.prepareAccount(applicant, randomUUID());
    expect((await reserve({ ...own, next: applicant })).body.code).toBe('MailNotAvailableException');
  });

  it('voids the codes that were mailed to the old address', async () => {
    const own = await shop();
    await harness.askCode(own.mail);
    const code = await harness.codeFor(own.mail);
    await reserve(own);
    await harness.publish(changedEvent(own, own.next, 4));
    expect((await harness.setPassword(own.next, 'Autre-1234', code)).status).toBe(403);
  });
});

describe('an account that was activated once', () => {
  it('is the establishment’s own, whose first password was set', async () => {
    const [own, other] = [await shop(), await shop()];
    expect(await isActivated(own.entityId, own.mail)).toBe(true);
    // Whatever address its colleagues gave it since.
    expect(await isActivated(own.entityId, other.mail)).toBe(true);
    expect(await isActivated(randomUUID(), own.mail)).toBe(false);
  });

  it('is none that is only prepared', async () => {
    const [mail, entityId] = [harness.freshMail(), randomUUID()];
    await harness.prepareAccount(mail, entityId);
    expect(await isActivated(entityId, mail)).toBe(false);
    await harness.asService('enrolment').post('/v1/auth/accounts/open', { entity_id: entityId });
    expect(await isActivated(entityId, mail)).toBe(true);
  });
});
