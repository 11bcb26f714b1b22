import { addSums, noSums, sumsOf, usedCentsOf } from '@alveole/domain';
import type { EnvelopeSums } from '@alveole/domain';
import { envelopeRecords } from '../hold-envelopes/standing-envelopes.ts';
import type { EnvelopePorts } from '../hold-envelopes/standing-envelopes.ts';

/** What the files of an envelope add up to beyond its account, in cents; zeros where both agree. */
export type EnvelopeDifferences = ReadonlyMap<string, EnvelopeSums>;

const tries = 3;

/**
 * Compares every account with what its files say, and notes what it found. While files are worked on a sum may move between
 * the two readings, so only a difference that stays the same each time is one.
 */
export async function compareEnvelopes(ports: EnvelopePorts): Promise<EnvelopeDifferences> {
  let differences = await compareOnce(ports);
  for (let again = 1; again < tries && hasAny(differences); again += 1) {
    const next = await compareOnce(ports);
    differences = new Map([...next].map(([id, sums]) => [id, isSame(sums, differences.get(id)) ? sums : noSums]));
  }
  for (const record of (await envelopeRecords(ports)).values()) {
    const differenceCents = Math.abs(usedCentsOf(differences.get(record.funderId) ?? noSums));
    await ports.envelopes.noteComparison(record, { at: ports.now(), differenceCents });
  }
  return differences;
}

/** Puts the accounts right by what their files add up to. */
export async function correctEnvelopes(ports: EnvelopePorts, differences: EnvelopeDifferences): Promise<void> {
  for (const record of (await envelopeRecords(ports)).values()) {
    const difference = differences.get(record.funderId);
    if (difference !== undefined && !isSame(difference, noSums)) await ports.envelopes.correct(record, difference);
  }
}

export function hasAny(differences: EnvelopeDifferences): boolean {
  return [...differences.values()].some((sums) => !isSame(sums, noSums));
}

async function compareOnce(ports: EnvelopePorts): Promise<EnvelopeDifferences> {
  const sums = new Map<string, EnvelopeSums>();
  for await (const files of ports.repairs.eachEnvelopes())
    for (const entry of files.flatMap(({ entries }) => entries))
      sums.set(entry.funderId, addSums(sums.get(entry.funderId) ?? noSums, sumsOf(entry)));
  const records = [...(await envelopeRecords(ports)).values()];
  return new Map(records.map((record) => [record.funderId, minus(sums.get(record.funderId) ?? noSums, record)]));
}

function minus(one: EnvelopeSums, { reservedCents, committedCents, paidCents }: EnvelopeSums): EnvelopeSums {
  return addSums(one, { reservedCents: -reservedCents, committedCents: -committedCents, paidCents: -paidCents });
}

function isSame(one: EnvelopeSums, other: EnvelopeSums | undefined): boolean {
  return (
    other !== undefined &&
    one.reservedCents === other.reservedCents &&
    one.committedCents === other.committedCents &&
    one.paidCents === other.paidCents
  );
}
