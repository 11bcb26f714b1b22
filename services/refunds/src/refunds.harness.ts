import { campaignRoutes } from '@alveole/contracts/campaign';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { randomUUID } from 'node:crypto';
import { events, refusalError } from '@alveole/contracts';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { repairRoutes } from '@alveole/contracts/repair';
import { staffRoutes } from '@alveole/contracts/staff';
import type { Funder, PremiumShare, Refusal, Role } from '@alveole/domain';
import { EstablishmentStatus, eurosOfCents, RepairStatus } from '@alveole/domain';
import type { Publication } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { createFakeClient, startHarness } from '@alveole/testing/node';
import { refundsService } from './start.ts';

const { readEntitySnapshot } = establishmentRoutes;

/** The IBAN of every establishment that has one. */
export const iban = 'FR7630006000011234567890189';

/** Of a process in which no file of the bank is read. */
export const noBankFiles = { read: () => Promise.reject(new Error('not asked for')) };

/** Of one length, so that ids keep their order. */
let serial = 1_000;
const envelope = () => ({
  event_id: randomUUID(),
  occurred_at: new Date(Date.now() + serial).toISOString(),
  aggregate_id: 'a',
});

/** The funders that the campaign names. */
const campaignFunders: readonly Funder[] = [
  { id: 'ville', name: 'Ville d’Exemple', siret: '00000101600013', pays: 'percentage', percent: 40 },
  { id: 'etat', name: 'État', siret: '00000103200010', pays: 'remainder' },
];

export interface FileChanges {
  readonly repair_id?: string;
  readonly from?: RepairStatus;
  readonly sequence?: number;
  readonly cents?: number;
  /** When the operation happened; about now when absent. */
  readonly occurredAt?: Date;
  /** Who pays them; the programme alone when absent. */
  readonly shares?: readonly PremiumShare[];
  /** Which one reckoned them; not told when absent. */
  readonly campaignVersion?: number | undefined;
}

export interface AccountChange {
  readonly sequence?: number;
  /** The member of staff who changed it; the establishment itself when absent. */
  readonly by?: string;
  readonly holder?: string | undefined;
  readonly bic?: string | undefined;
}

/** Refunds with repairs in the test's hands, two administrators and events as the other services send them. */
export async function openRefunds(env: Readonly<Record<string, string>> = {}) {
  const lockable = new Map<string, number>();
  const shares = new Map<string, readonly PremiumShare[]>();
  const refusedPersons = new Map<string, Refusal>();
  const campaign: { publication?: Publication; paymentDelayDays?: number } = {};
  const laterVersions: { readonly holds_from: string; readonly paymentDelayDays: number }[] = [];
  const clients = {
    auth: authThatKnows(refusedPersons),
    repairs: repairsThatLocks(lockable, shares).on(campaignRoutes.listCampaigns, () => [
      { campaign: { ...openEndedCampaign, ...campaign, name: 'Vélo Métropole', funders: [...campaignFunders] } },
      ...laterVersions.map(({ holds_from, paymentDelayDays }, index) => ({
        holds_from,
        campaign: { ...openEndedCampaign, version: 2 + index, paymentDelayDays, funders: [...campaignFunders] },
      })),
    ]),
    enrolment: createFakeClient().on(readEntitySnapshot, nothing),
  };
  const harness = await startHarness(refundsService, { clients, env });
  const drafter = harness.as('ADM', { userId: 'adm-0', userName: 'LEROY Sophie' });
  const approver = harness.as('ADM', { userId: 'adm-1', userName: 'ROUX Jean', permission: 1 });
  const draft = (...repair_ids: string[]) => drafter.put('/backend/refund', { repair_ids });
  const move = (refund_id: string, state: string, last_row_hash: string, person = approver) =>
    person.put('/backend/refund', { refund_id, state, last_row_hash });

  return {
    ...harness,
    clients,
    drafter,
    /** Why auth does not count somebody as a second person, by his id; it counts everybody else. */
    refusedPersons,
    /** What the campaign says besides its funders. */
    campaign,
    /** Versions of the campaign that follow, with the delay that they promise. */
    laterVersions,
    /** What repairs would answer: cents by file that can be locked. */
    lockable,
    draft,
    move,
    /** A batch that was drafted by one administrator and approved by the other. */
    async approved(...repair_ids: string[]): Promise<{ refund_id: string; row_hash: string }> {
      const { refund_id, row_hash } = (await draft(...repair_ids)).body;
      return (await move(refund_id, 'approved', row_hash)).body;
    },
    batch: async (refund_id: string) => (await drafter.get(`/v1/refunds/batches/${refund_id}`)).body,
    sepaFile: (refund_id: string, role: Role = 'ADM') =>
      harness.as(role).get(`/v1/refunds/batches/${refund_id}/sepa.xml`),
    /** What the others heard of a batch, in its order. */
    async transfersOf(refund_id: string) {
      await harness.drain();
      return harness.published.filter(({ aggregate_id }) => aggregate_id === refund_id);
    },
    /** An establishment told of by an event; answers its id. */
    async establishment(account: string | undefined = iban, status?: EstablishmentStatus): Promise<string> {
      const entity = { ...entityWith(account), ...(status === undefined ? {} : { status }) };
      await harness.handle(profileSaved(entity));
      return entity.entity_id;
    },
    /** The establishment has another account from now on, given by itself or by one of staff. */
    async changeAccount(
      entity_id: string,
      account: string,
      { sequence = 2, by, holder, bic }: AccountChange = {},
    ): Promise<void> {
      const accountDetails = { ...(holder && { account_holder: holder }), ...(bic && { bic }) };
      const entity = { ...entityWith(account), ...accountDetails, entity_id, sequence };
      const actor = by === undefined ? { role: 'REP' as const } : { role: 'ADM' as const, user_id: by };
      const fields = { ...envelope(), sequence, data: { entity, actor } };
      await harness.handle(by === undefined ? profileSaved(entity) : events.entityModified.create(fields));
      await harness.handle(events.entityBankAccountChanged.create({ ...fields, event_id: randomUUID() }));
    },
    /** What the own files and payments of an establishment are read with. */
    partner: (entity_id: string) => harness.as('REP', { userId: `user-${entity_id}`, entityId: entity_id }),
    money: async (repair_id: string) => (await drafter.get(`/v1/refunds/files/${repair_id}`)).body,
    hear: (content: string, person = drafter) => person.post('/v1/refunds/bank_files', { content }),
    /** A batch that was handed over to the bank. */
    async exported(...repair_ids: string[]): Promise<string> {
      const { refund_id, row_hash } = (await draft(...repair_ids)).body;
      const second = (await move(refund_id, 'approved', row_hash)).body;
      await move(refund_id, 'exported', second.row_hash);
      return refund_id;
    },
    /** A file told of by an event, which repairs would lock; answers its id. */
    async fileAt(status: RepairStatus, entity_id: string, changes: FileChanges = {}): Promise<string> {
      const repair = repairAt(status, entity_id, changes);
      const { from = RepairStatus.toReview } = changes;
      const data = { repair, operation_codes: ['AVAL'], from, actor: { role: 'ADM' as const } };
      const at = changes.occurredAt && { occurred_at: changes.occurredAt.toISOString() };
      await harness.handle(events.repairOperated.create({ ...envelope(), ...at, sequence: repair.sequence, data }));
      lockable.set(repair.repair_id, repair.to_refund_cents);
      if (changes.shares) shares.set(repair.repair_id, changes.shares);
      return repair.repair_id;
    },
  };
}

export type OpenRefunds = Awaited<ReturnType<typeof openRefunds>>;

const nothing = () => undefined;

function authThatKnows(refusedPersons: ReadonlyMap<string, Refusal>) {
  return createFakeClient().on(staffRoutes.checkSecondPerson, ({ body }) => {
    const refusal = refusedPersons.get(body.second_id);
    if (refusal) throw refusalError(refusal);
    return { status: 'ok' as const };
  });
}

function repairsThatLocks(lockable: ReadonlyMap<string, number>, shares: ReadonlyMap<string, readonly PremiumShare[]>) {
  const centsOf = (id: string, funder_id: string | undefined) =>
    shares.get(id)?.find(({ funderId }) => funderId === funder_id)?.cents ?? lockable.get(id) ?? 0;
  return createFakeClient().on(repairRoutes.lockForRefund, ({ body }) => ({
    locked: body.repair_ids
      .filter((id) => lockable.has(id))
      .map((id) => ({ repair_id: id, amount_to_refund: eurosOfCents(centsOf(id, body.funder_id)) })),
    refused: body.repair_ids.filter((id) => !lockable.has(id)),
  }));
}

function profileSaved(entity: EntitySnapshot) {
  const data = { entity, actor: { role: 'REP' as const } };
  return events.entityProfileSaved.create({ ...envelope(), sequence: entity.sequence, data });
}

function entityWith(account: string): EntitySnapshot {
  return {
    entity_id: `e${(serial += 1)}`,
    sequence: 1,
    status: EstablishmentStatus.validated,
    gender: 0,
    prefix: serial,
    raison_sociale: 'Cycles & Cie Évreux',
    commercialname: 'Cycles',
    siret: '12345678901234',
    mail: 'x@exemple.fr',
    conditions_accepted: true,
    activity: 0,
    ...(account ? { iban: account } : {}),
  };
}

function repairAt(
  status: RepairStatus,
  entity_id: string,
  { repair_id, sequence = 5, cents = 5000, shares, campaignVersion }: FileChanges,
) {
  return {
    repair_id: repair_id ?? `r${(serial += 1)}`,
    repair_rozo_id: `REP00012_${String(serial).padStart(5, '0')}`,
    sequence,
    status,
    gender: 0 as const,
    entity_id,
    entity_name: 'Cycles',
    consumer_id: 'ABCDEFGH',
    net_cents: 12_500,
    to_refund_cents: cents,
    ...(campaignVersion !== undefined && { campaign_version: campaignVersion }),
    ...(shares && { shares: shares.map((share) => ({ funder_id: share.funderId, cents: share.cents })) }),
    created_at: new Date().toISOString(),
  };
}
