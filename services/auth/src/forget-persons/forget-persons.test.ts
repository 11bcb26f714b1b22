import { randomUUID } from 'node:crypto';
import { appError, events } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { EstablishmentStatus, isRetentionDecided } from '@alveole/domain';
import { retentionCommand } from '@alveole/service-kit/service';
import { createFakeClient, startHarness } from '@alveole/testing/node';
import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { authService } from '../start.ts';
import { accountModelOf } from '../store/account-model.ts';

const day = 24 * 3_600_000;
const forgottenEntities: string[] = [];
const enrolment = createFakeClient()
  .on(establishmentRoutes.listForgottenEntities, () => ({ entity_ids: [...forgottenEntities] }))
  .on(establishmentRoutes.readEntitySnapshot, () => {
    throw appError('EntityNotFoundException', 'Unknown entity.');
  });

let auth: AuthHarness;
beforeAll(async () => {
  auth = await startAuthHarness({}, createFakeClient(), enrolment);
});
afterAll(() => auth?.close());

const stored = (mail: string) => accountModelOf(auth.database).findOne({ mail }).lean();
const nightly = async () => {
  await auth.database.collection('retention_runs').deleteMany({});
  return auth.run(retentionCommand);
};
const scan = () => auth.run(retentionCommand, 'scan');
const close = (mail: string, days: number) =>
  accountModelOf(auth.database).updateOne(
    { mail },
    { $set: { disabled: true, changedAt: new Date(auth.clock.read().getTime() - days * day) } },
  );

const entity = (entity_id: string): EntitySnapshot => ({
  entity_id,
  sequence: 9,
  status: EstablishmentStatus.closed,
  gender: 0,
  prefix: 1,
  raison_sociale: 'Cycles SARL',
  commercialname: 'Cycles',
  siret: '1',
  mail: '',
  conditions_accepted: false,
  activity: 0,
});

it('empties an account a year after it was closed, and no sooner: its id alone is left', async () => {
  const [old, recent] = [await auth.accountOf(), await auth.accountOf()];
  await auth.signIn(old);
  const { _id: id } = (await stored(old)) ?? {};
  await close(old, 366);
  await close(recent, 364);
  await nightly();
  expect(await stored(old)).toBeNull();
  const document = await accountModelOf(auth.database).findById(id).orFail().lean();
  expect(document).toMatchObject({ mail: `${String(id)}@anonyme.invalid`, userName: 'ANONYME', passwordHash: null });
  expect(await stored(recent)).toMatchObject({ userName: 'LEROY Sophie' });
  expect(await auth.database.collection('devices').countDocuments({ userId: id } as object)).toBe(0);
  await scan();
});

describe('the accounts of an establishment whose people are forgotten', () => {
  it('are emptied by its event, and signed out', async () => {
    const mail = await auth.accountOf();
    const entity_id = auth.entityOf(mail);
    const { access_token: token } = (await auth.signIn(mail)).body as { access_token: string };
    await auth.publish(
      events.entityAnonymised.create({
        event_id: randomUUID(),
        occurred_at: auth.clock.read().toISOString(),
        aggregate_id: entity_id,
        sequence: 9,
        data: { entity: entity(entity_id) },
      }),
    );
    expect(await stored(mail)).toBeNull();
    await auth.drain();
    expect((await auth.bearing(`Bearer ${token}`).get('/v1/auth/devices')).status).toBe(401);
  });

  it('are emptied by the next run where the event was lost', async () => {
    const mail = await auth.accountOf();
    forgottenEntities.push(auth.entityOf(mail));
    await expect(scan()).rejects.toThrow('dépassent leur durée de conservation');
    await nightly();
    expect(await stored(mail)).toBeNull();
    await scan();
  });
});

it('takes a recovery code away a day after its end', async () => {
  const mail = await auth.accountOf();
  await auth.askCode(mail);
  await nightly();
  expect((await stored(mail))?.recoveries).toHaveLength(1);
  auth.clock.later(2 * day);
  await nightly();
  expect((await stored(mail))?.recoveries).toBeUndefined();
});

it('has a decision in the retention table for every collection that it stores', async () => {
  const harness = await startHarness(authService, { clients: { enrolment } });
  const names = harness.database.declaredCollections();
  await harness.close();
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !isRetentionDecided('auth', name))).toEqual([]);
});
