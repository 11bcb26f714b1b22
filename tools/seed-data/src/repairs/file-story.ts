import type { SeedStep } from '@alveole/repairs/seeding';
import type { Campaign } from '@alveole/domain';
import { isRefunded, isRepair, noSerial } from '@alveole/domain';
import type { StaffMember } from '../staff.ts';
import { jean, sophie } from '../staff.ts';
import type { Calendar } from '../chance/calendar.ts';
import { minutesAfter } from '../chance/calendar.ts';
import { createRandom } from '../chance/random.ts';
import type { Random } from '../chance/random.ts';
import type { PlannedRepair } from './plan-repairs.ts';
import { bikeComments, brands } from './phrases.ts';
import type { WayAct } from './repair-ways.ts';
import { correction, repairWays, sessionWay } from './repair-ways.ts';
import type { Tariff } from './tariffs.ts';
import { tariffOf } from './tariffs.ts';

export interface TimedAct extends WayAct {
  readonly at: Date;
}

/** A planned file with its days, sums and people; its documents are still to be stored. */
export interface FileStory {
  readonly plan: PlannedRepair;
  readonly openedAt: Date;
  readonly acts: readonly TimedAct[];
  readonly tariff: Tariff;
  readonly bike: { readonly brand: string; readonly serial: string; readonly comment?: string };
  readonly holder?: StaffMember;
  /** For the words of messages and reasons, drawn later. */
  readonly random: Random;
}

export interface StoryFrame {
  readonly calendar: Calendar;
  readonly campaign: Campaign;
  /** When the one transfer of the demo was confirmed. */
  readonly paidAt: Date;
}

const sessionBike = { brand: 'Remise en selle', serial: 'Remise en selle' };

export function tellStory(plan: PlannedRepair, { calendar, campaign, paidAt }: StoryFrame): FileStory {
  const random = createRandom(plan.seed * 7919);
  const openedAt = calendar.daysAgo(plan.daysAgo, plan.minuteOfDay);
  const repair = isRepair(plan);
  const holder = random.chance(0.4) ? random.pick([jean, jean, sophie]) : undefined;
  const way = random.pick(repairWays[plan.status]);
  const corrected = isRefunded(plan.status) && holder !== sophie && random.chance(0.12);
  const acts = [...(repair ? way : sessionWay(way)), ...(corrected ? [correction] : [])];
  const tariff = tariffOf(plan, campaign, random);
  return {
    plan,
    openedAt,
    acts: timed(acts, openedAt, { random, calendar, paidAt }),
    tariff,
    bike: repair ? bikeOf(random, plan) : sessionBike,
    random,
    ...(holder === undefined ? {} : { holder }),
  };
}

function bikeOf(random: Random, { seed }: PlannedRepair) {
  const serial = random.chance(0.06)
    ? noSerial
    : `${random.pick(['WAM', 'LP', 'GT', 'M0', 'BX'])}${String(10_000 + seed * 37)}`;
  return { brand: random.pick(brands), serial, ...(random.chance(0.3) ? { comment: random.pick(bikeComments) } : {}) };
}

function timed(
  acts: readonly WayAct[],
  openedAt: Date,
  { random, calendar, paidAt }: Pick<StoryFrame, 'calendar' | 'paidAt'> & { random: Random },
): TimedAct[] {
  const timedActs: TimedAct[] = [];
  for (const act of acts) {
    const before = timedActs.at(-1)?.at ?? openedAt;
    const sameDay = () => minutesAfter(before, random.int(2, 20));
    const laterDay = () => calendar.daysAfter(before, act.days, random.int(8 * 60, 16 * 60));
    timedActs.push({ ...act, at: act.by === 'transfer' ? paidAt : act.days === 0 ? sameDay() : laterDay() });
  }
  return timedActs;
}

/** When an operation was done first; undefined when it never was. */
export function momentOf({ acts }: FileStory, ...operations: readonly SeedStep['operation'][]): Date | undefined {
  return acts.find(({ operation }) => operations.includes(operation))?.at;
}
