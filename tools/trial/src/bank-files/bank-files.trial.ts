import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refundsAtWork } from '@alveole/bench/refunds-at-work';
import { bankShapes, shapesOfReading } from '@alveole/refunds/bank-shapes';
import type { BankShape } from '@alveole/refunds/bank-shapes';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { openBankDesk } from './bank-desk.ts';
import type { BankDesk } from './bank-desk.ts';
import { sampleBatches } from './sample-batches.ts';
import { drawStatement, statementOf, contradiction } from './statements.ts';

export const trial: Trial = {
  promise:
    'Whatever order, split or repetition a bank tells its lines in, and in whatever shape, the ledger is the same and nothing is paid twice',
  async run(context) {
    const rounds = context.short ? 8 : 100;
    const shapes = [...bankShapes, ...(context.short ? drawn(context, shapesOfReading, 6) : shapesOfReading)];
    const folder = await mkdtemp(join(tmpdir(), 'alveole-bank-files-'));
    const refunds = await refundsAtWork(folder, sampleBatches(shapes.length + 2 * rounds));
    context.afterwards(async () => {
      await refunds.stop();
      await rm(folder, { recursive: true, force: true });
    });
    const desk = openBankDesk(refunds);
    for (const [place, shape] of shapes.entries()) await sendShape(context, desk, shape, place);
    for (let round = 0; round < rounds; round += 1) await tellTwice(context, desk, shapes.length + 2 * round);
    context.figure('shapes, statements told otherwise', `${shapes.length}, ${rounds}`);
  },
};

function drawn({ random }: TrialContext, all: readonly BankShape[], count: number): readonly BankShape[] {
  const rest = [...all];
  return Array.from({ length: count }, () => rest.splice(random.int(0, rest.length - 1), 1)).flat();
}

/** What a bank sends in one shape, and then once more. */
async function sendShape({ check }: TrialContext, desk: BankDesk, shape: BankShape, place: number): Promise<void> {
  const batch = await desk.handOver(place);
  for (const turn of ['once', 'again']) {
    for (const content of shape.files(batch)) await desk.hear(content);
    const { states } = await desk.standing(batch);
    const [outcome, asked] = [states.join(', '), (await desk.asked()).join(', ')];
    check(`${shape.name}, ${turn}, leaves its transfers ${outcome}`, outcome === shape.states.join(', '));
    check(`${shape.name}, ${turn}, asks people: ${asked}`, asked === [...shape.asked].sort().join(', '));
  }
  await desk.putAside(batch);
}

/**
 * One batch hears a statement whole; another hears the same lines in another order, over several files, again, and
 * every third time from two administrators at the same moment.
 */
async function tellTwice({ check, random }: TrialContext, desk: BankDesk, place: number): Promise<void> {
  const [one, other] = [await desk.handOver(place), await desk.handOver(place + 1)];
  const lines = drawStatement(random);
  await desk.hear(statementOf(lines, one));
  const files = contradiction(random, lines).map((file) => statementOf(file, other));
  if (random.chance(1 / 3))
    await Promise.all(files.map((file, n) => desk.hear(file, n % 2 === 0 ? 'drafter' : 'approver')));
  else for (const file of files) await desk.hear(file);
  const [whole, otherwise] = [await desk.standing(one), await desk.standing(other)];
  check(`the same ledger: ${whole.ledger} | ${otherwise.ledger}`, whole.ledger === otherwise.ledger);
  await desk.putAside(one);
  await desk.putAside(other);
}
