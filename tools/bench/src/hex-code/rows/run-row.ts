import { ours, peersOf, type Arrangement } from './arrangements.ts';
import { dump } from '../dump.ts';
import type { Options } from '../options.ts';
import { drawConditions, type Conditions } from '../pictures/conditions.ts';
import { createFrame, type Frame } from '../pictures/frame.ts';
import type { Layer } from '../pictures/layers/svg.ts';
import { createRandom } from '../pictures/random.ts';
import { takePicture } from '../pictures/scene.ts';
import type { Row } from './rows.ts';
import { seededValue } from '../seeded-value.ts';
import { count, createTally, isWarm, type Outcome, type Score, type Tally } from '../tally.ts';
import { startWatch } from '../stopwatch.ts';

/** A picture that our detector did not read rightly. */
export type Miss = { conditions: Conditions; value: string };

/** The scores of a row, ours first. */
export type RowResult = { scores: readonly Score[]; misses: readonly Miss[] };

type Contest = { arrangement: Arrangement; tallies: readonly Tally[]; every: number };

/** Takes the pictures of a row, each code under the same conditions, and has them read. */
export async function runRow(row: Row, layers: readonly Layer[], options: Options): Promise<RowResult> {
  const contests = [
    contestOf(ours, 1),
    ...peersOf(row).map((arrangement) => contestOf(arrangement, options.peersEvery)),
  ];
  const misses: Miss[] = [];
  for (let picture = 0; picture < options.frames; picture++) {
    const random = createRandom(`${options.seed}/${row.name}/${picture}`);
    const shot = { conditions: drawConditions(row.settings, random), value: seededValue(random) };
    for (const contest of contests) {
      if (picture % contest.every !== 0) continue;
      await photograph(contest.arrangement, shot, layers);
      const outcome = await haveRead(contest, shot.value, picture);
      if (contest.arrangement !== ours || outcome === 'right') continue;
      misses.push(shot);
      await dump(options.dump, `${row.name}-${picture}-${outcome}`, frame);
    }
  }
  return { misses, scores: contests.flatMap(scoresOf) };
}

function contestOf(arrangement: Arrangement, every: number): Contest {
  return { arrangement, tallies: arrangement.readers.map(createTally), every };
}

function scoresOf({ arrangement, tallies }: Contest): Score[] {
  return tallies.map((tally, index) => ({
    reader: arrangement.readers[index]!.name,
    arrangement: arrangement.title,
    tally,
  }));
}

/** Gives the picture to the readers whose turn it is, and back what the first of them made of it. */
async function haveRead({ arrangement, tallies, every }: Contest, value: string, picture: number): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const [index, reader] of arrangement.readers.entries()) {
    if (picture % (every * reader.every) !== 0) continue;
    const took = startWatch();
    const answers = await reader.read(frame);
    const time = took();
    outcomes.push(count(tallies[index]!, answers, value, isWarm(reader.name) ? time : undefined));
  }
  return outcomes[0]!;
}

const frame = createFrame();

/** Takes the picture of a value under the given conditions, into the frame that is given back. */
export async function photograph(
  arrangement: Arrangement,
  { conditions, value }: Miss,
  layers: readonly Layer[],
): Promise<Frame> {
  const { print, width } = await arrangement.print(value);
  takePicture(print, width, conditions, layers, frame);
  return frame;
}
