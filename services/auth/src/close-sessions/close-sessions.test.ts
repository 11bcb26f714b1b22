import { randomUUID } from 'node:crypto';
import type { EventEnvelope } from '@alveole/contracts';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
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
    async (closesSessions) => {
      const { mail, entityId, refresh_token } = await session();
      await harness.publish(closedEvent(entityId, closesSessions));
      expect((await harness.refresh(refresh_token)).status).toBe(401);
      expect((await harness.signIn(mail)).body).toMatchObject({ entity_status: EstablishmentStatus.closed });
    },
  );

  it('tells at sign-in and at renewal that the conditions await an answer', async () => {
    const { mail, entityId, refresh_token } = await session();
    await harness.publish(representedEvent(entityId));
    const needs = { need_cgs: true, need_cgu: false };
    expect((await harness.signIn(mail)).body).toMatchObject(needs);
    expect((await harness.refresh(refresh_token)).body).toMatchObject(needs);
  });

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

function closedEvent(entity_id: string, extra: { closes_sessions?: boolean }): EventEnvelope {
  const data = {
    entity: entityAt(entity_id, EstablishmentStatus.closed),
    actor: { role: 'ADM' as const },
    reasons: [],
  };
  return events.entityClosed.create({ ...envelope(entity_id), data: { ...data, ...extra } });
}

function representedEvent(entity_id: string): EventEnvelope {
  const data = { entity: entityAt(entity_id, EstablishmentStatus.validated), actor: { role: 'ADM' as const } };
  return events.entityModified.create({ ...envelope(entity_id), data });
}

const envelope = (aggregate_id: string) => ({
  event_id: randomUUID(),
  occurred_at: harness.clock.now.toISOString(),
  aggregate_id,
  sequence: 7,
});

/** An establishment whose conditions await an answer. */
function entityAt(entity_id: string, status: EstablishmentStatus): EntitySnapshot {
  return {
    entity_id,
    sequence: 7,
    status,
    gender: 0,
    prefix: 12,
    raison_sociale: 'X',
    commercialname: 'X',
    siret: '12345678901234',
    mail: 'x@exemple.fr',
    conditions_accepted: false,
    terms_accepted: true,
    activity: 0,
  };
}
