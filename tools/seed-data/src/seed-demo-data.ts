import type { Campaign } from '@alveole/domain';
import { seedAccounts, seedEntityStatuses } from '@alveole/auth/seeding';
import { seedEnrolment } from '@alveole/enrolment/seeding';
import { seedContacts } from '@alveole/notifications/seeding';
import { seedRefunds } from '@alveole/refunds/seeding';
import { seedRepairs, snapshotAfter } from '@alveole/repairs/seeding';
import { accountSeeds } from './demo-accounts.ts';
import { demoPeople } from './beneficiaries/beneficiary-seeds.ts';
import { beneficiarySeeds } from './repairs/registration-days.ts';
import { createCalendar } from './chance/calendar.ts';
import { establishmentSeeds } from './establishments/establishment-seeds.ts';
import { establishmentTable } from './establishments/establishment-table.ts';
import { heldPlaces } from './establishments/held-places.ts';
import { entityIdOf } from './establishments/representatives.ts';
import { establishmentSamples } from './establishments/establishment-documents.ts';
import { storeMedia } from './media/store-media.ts';
import type { DemoStores } from './demo-stores.ts';
import { openStores } from './demo-stores.ts';
import { tellStory } from './repairs/file-story.ts';
import type { FileStory } from './repairs/file-story.ts';
import { planRepairs } from './repairs/plan-repairs.ts';
import { owedStory, recoveryOf, refundedFile, transferOf } from './repairs/refund-seeds.ts';
import { invoiceSamples, photoSamples } from './repairs/repair-documents.ts';
import { repairSeed } from './repairs/repair-seeds.ts';
import { reviewReasons } from './repairs/review-reasons.ts';
import { withinEnvelopes } from './repairs/within-envelopes.ts';

export interface SeedDemoOptions {
  /** The same environment variables that the services get. */
  readonly env: NodeJS.ProcessEnv;
  /** Gets one French line for each part that is written. */
  readonly report: (line: string) => void;
  /** The days of the data lie before this one; the system's clock unless a test sets it. */
  readonly now?: Date;
}

/**
 * Fills the services' databases and the object store with the demo data: accounts, establishments, beneficiaries,
 * repair files with their documents, and a transfer. Records are the same each time, their days lie in the ten weeks
 * before today. What exists stays as it is: cut off in the middle, a second call does what is left.
 * Rejects when the configuration is wrong or a store does not answer.
 */
export async function seedDemoData({ env, report, now = new Date() }: SeedDemoOptions): Promise<void> {
  const stores = openStores(env);
  const accounts = accountSeeds(stores.campaign);
  const parts = [
    stores
      .inDatabase('auth', (database) => seedAccounts(database, accounts))
      .then(() => report(`${accounts.length} comptes`)),
    seedRecords(stores, { env, report, now }),
  ];
  // Both end before the stores are left, whatever happens to one of them.
  const results = await Promise.allSettled(parts);
  stores.close();
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function seedRecords(stores: DemoStores, { env, report, now }: Required<SeedDemoOptions>): Promise<void> {
  const calendar = createCalendar(now);
  const { campaign } = stores;
  const transfer = transferOf(calendar);
  const people = demoPeople();
  const stories = planRepairs(establishmentTable, people).map((plan) =>
    tellStory(plan, { calendar, campaign, paidAt: transfer.confirmedAt }),
  );

  const samples = [
    ...establishmentSamples(establishmentTable),
    ...invoiceSamples(stories),
    ...photoSamples(stories.map(({ plan }) => plan)),
  ];
  const media = await storeMedia(stores.storage, samples);
  report(`${samples.length} documents`);

  const placeIn = heldPlaces(campaign);
  const seeds = {
    establishments: establishmentSeeds(calendar, media, campaign),
    beneficiaries: beneficiarySeeds(people, stories, calendar).map((person) => ({
      ...person,
      postalCode: placeIn(person.postalCode ?? '')?.zip ?? person.postalCode,
    })),
  };
  const { entities, consumers } = await stores.inDatabase('enrolment', (database) => seedEnrolment(database, seeds));
  await Promise.all([
    stores.inDatabase('auth', (database) => seedEntityStatuses(database, entities)),
    stores.inDatabase('notifications', (database) => seedContacts(database, entities)),
  ]);
  report(`${entities.length} établissements et ${consumers.length} bénéficiaires`);

  const entityOf = byKey(entities, ({ entity_id }) => entity_id);
  const consumerOf = byKey(consumers, ({ consumer_id }) => consumer_id);
  const seedOf = (story: FileStory) =>
    repairSeed(story, {
      entity: entityOf(entityIdOf(story.plan.shop)),
      consumer: consumerOf(story.plan.person.id),
      media,
      batchId: transfer.batchId,
    });
  const planned = withinEnvelopes(
    stories.map((story) => ({ story, seed: seedOf(story) })),
    campaign,
  );
  const repairs = planned.map(({ seed }) => seed);
  const snapshots = await stores.inDatabase('repairs', (database) =>
    seedRepairs(database, { campaign, entities, consumers, repairs, reasons: reviewReasons() }),
  );
  report(`${snapshots.length} dossiers`);

  const storedOf = byKey(snapshots, ({ repair_id }) => repair_id);
  const owed = owedStory(planned.map(({ story }) => story));
  const files = planned.flatMap(({ story, seed }) => {
    // A file draws its receipt code and its correction once: what was stored counts.
    const { receipt_code } = storedOf(story.plan.id);
    const afterSteps = (steps: number) => ({ ...snapshotAfter(seed, steps, campaign), receipt_code });
    return refundedFile(story, afterSteps, story === owed);
  });
  const recovery = recoveryOf(
    files.find(({ corrected }) => corrected !== undefined),
    { calendar, creditor: creditorOf(env) },
  );
  await stores.inDatabase('refunds', (database) =>
    seedRefunds(database, { entities, files, batch: transfer, delayDays: delayDaysOf(campaign, env), recovery }),
  );
  report('1 virement');
}

/** As the campaign promises, or the installation. */
function delayDaysOf({ paymentDelayDays }: Campaign, { PAYMENT_DELAY_DAYS: days }: NodeJS.ProcessEnv) {
  return paymentDelayDays ?? (days === undefined ? undefined : Number(days));
}

/** The account that pays, to which a shop pays back. */
function creditorOf({ DEBTOR_NAME: name = '', DEBTOR_IBAN: iban = '', DEBTOR_BIC: bic = '' }: NodeJS.ProcessEnv) {
  return { name, iban, bic };
}

function byKey<T>(items: readonly T[], keyOf: (item: T) => string): (key: string) => T {
  const known = new Map(items.map((item) => [keyOf(item), item]));
  return (key) => {
    const item = known.get(key);
    if (item === undefined) throw new Error('A seeded record names another one that was not seeded.');
    return item;
  };
}
