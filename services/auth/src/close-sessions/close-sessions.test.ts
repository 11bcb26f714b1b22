import { randomUUID } from 'node:crypto';
import type { EntitySnapshot, EventEnvelope } from '@alveole/contracts';
import { events } from '@alveole/contracts';
import { EstablishmentStatus } from '@alveole/domain';
import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';

let harness: AuthHarness;

beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

describe('following establishments', () => {
  it.each([{ closes_sessions: true }, {}])(
    'ends the sessions of one that is closed (%j); signing in then tells so',
    async (said) => {
      const { mail, entityId, refresh_token } = await session();
      await harness.publish(closedEvent(entityId, said));
      expect((await harness.refresh(refresh_token)).status).toBe(401);
      expect((await harness.signIn(mail)).body).toMatchObject({ entity_status: EstablishmentStatus.closed });
    },
  );

  it('leaves the sessions running when the act closes none', async () => {
    const { entityId, refresh_token } = await session();
    await harness.publish(closedEvent(entityId, { closes_sessions: false }));
    expect((await harness.refresh(refresh_token)).status).toBe(200);
  });
});

async function session() {
  const [mail, entityId] = [harness.freshMail(), randomUUID()];
  const { refresh_token } = (await harness.openAccount(mail, entityId)).body;
  return { mail, entityId, refresh_token };
}

function closedEvent(entity_id: string, said: { closes_sessions?: boolean }): EventEnvelope {
  const entity: EntitySnapshot = {
    entity_id,
    sequence: 7,
    status: EstablishmentStatus.closed,
    gender: 0,
    prefix: 12,
    raison_sociale: 'X',
    commercialname: 'X',
    siret: '12345678901234',
    mail: 'x@exemple.fr',
    conditions_accepted: false,
    activity: 0,
  };
  return events.entityClosed.create({
    event_id: randomUUID(),
    occurred_at: harness.clock.now.toISOString(),
    aggregate_id: entity_id,
    sequence: 7,
    data: { entity, actor: { role: 'ADM' }, reasons: [], ...said },
  });
}
