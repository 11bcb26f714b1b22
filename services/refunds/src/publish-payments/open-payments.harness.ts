import { establishmentRoutes } from '@alveole/contracts/establishment';
import { events } from '@alveole/contracts';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { EstablishmentStatus, RepairStatus } from '@alveole/domain';
import { publisherOf } from '../publish-log/publish-log.harness.ts';
import { iban, openRefunds } from '../refunds.harness.ts';
import { publishPayments } from './publish-payments.ts';

/** SIRET of a shop of the tests, whose digits control each other. */
export const shopSiret = '00000104000013';

let serial = 0;

/** Refunds of a campaign that publishes payments, with shops that enrolment knows. */
export async function openPaying() {
  const refunds = await openRefunds();
  refunds.campaign.publication = { paymentsByShop: true };
  // A schedule that began with the service may have asked before.
  refunds.clock.later(60_000);
  const shops = new Map<string, EntitySnapshot>();
  /** What happens once enrolment has read a shop, before its answer arrives. */
  const behindAnswers: (() => Promise<void>)[] = [];
  refunds.clients.enrolment.on(establishmentRoutes.readEntitySnapshot, async ({ params }) => {
    const shop = shops.get(params.id);
    await behindAnswers.shift()?.();
    return shop;
  });
  const tell = async (entity: EntitySnapshot): Promise<void> => {
    shops.set(entity.entity_id, entity);
    await refunds.handle(
      events.entityProfileSaved.create({
        event_id: `open-${(serial += 1)}`,
        occurred_at: refunds.clock.now.toISOString(),
        aggregate_id: entity.entity_id,
        sequence: entity.sequence,
        data: { entity, actor: { role: 'REP' } },
      }),
    );
  };
  return {
    ...refunds,
    behindAnswers,
    publish: () => publishPayments(publisherOf(refunds).ports),
    /** A shop of this profile; a company of Évreux unless it is told otherwise. */
    async shop(changes: Partial<EntitySnapshot> = {}): Promise<string> {
      const entity = { ...companyOf(`shop-${(serial += 1)}`), ...changes };
      await tell(entity);
      return entity.entity_id;
    },
    async change(entityId: string, changes: Partial<EntitySnapshot>): Promise<void> {
      const former = shops.get(entityId) as EntitySnapshot;
      await tell({ ...former, ...changes, sequence: former.sequence + 1 });
    },
    /** A transfer for so many files of 10,50 euros that the bank confirmed; answers its batch. */
    async pay(entityId: string, files: number): Promise<string> {
      const repairIds: string[] = [];
      for (let file = 0; file < files; file += 1)
        repairIds.push(await refunds.fileAt(RepairStatus.validated, entityId, { cents: 10_50, shares }));
      const draft = await refunds.drafter.put('/backend/refund', { repair_ids: repairIds, funder_id: 'etat' });
      let { refund_id, row_hash } = draft.body as { refund_id: string; row_hash: string };
      for (const state of ['approved', 'exported', 'confirmed'])
        ({ refund_id, row_hash } = (await refunds.move(refund_id, state, row_hash)).body);
      await refunds.drain();
      return refund_id;
    },
    search: async (query = '') => refunds.visitor.get(`/v1/refunds/open_payments${query}`),
  };
}

const shares = [{ funderId: 'etat', cents: 10_50 }];

function companyOf(entity_id: string): EntitySnapshot {
  return {
    entity_id,
    sequence: 1,
    status: EstablishmentStatus.validated,
    gender: 0,
    prefix: 12,
    raison_sociale: 'SARL Cycles & Cie',
    commercialname: 'La Roue',
    siret: shopSiret,
    mail: 'x@exemple.fr',
    zip: '27000',
    city: 'Évreux',
    conditions_accepted: true,
    activity: 0,
    iban,
  };
}
