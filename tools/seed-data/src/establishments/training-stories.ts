import type { SeedAct } from '@alveole/enrolment/seeding';
import type { Calendar } from '../chance/calendar.ts';
import type { Random } from '../chance/random.ts';
import { ActivityKind, isBikeShop } from '@alveole/domain';
import type { Activity, ActivityRequest, EstablishmentKind } from '@alveole/domain';
import { claire, thomas } from '../staff.ts';
import { staffAuthor } from './establishment-ways.ts';

interface Story {
  /** What was asked for at the registration; absent: the workshop alone. */
  readonly wish?: typeof ActivityKind.training | typeof ActivityKind.both;
  readonly sent: boolean;
  readonly answer?: 'accept' | 'abort';
}

/** What became of the wish to teach. */
const stories = {
  none: { sent: false },
  waiting: { wish: ActivityKind.both, sent: false },
  sent: { wish: ActivityKind.both, sent: true },
  both: { wish: ActivityKind.both, sent: true, answer: 'accept' },
  lessons: { wish: ActivityKind.training, sent: true, answer: 'accept' },
  refused: { wish: ActivityKind.both, sent: true, answer: 'abort' },
} as const satisfies Readonly<Record<string, Story>>;

export type TrainingStory = keyof typeof stories;

const abortMotif = 'Aucun encadrant ne dispose encore d’un diplôme reconnu.';

/** The activity as it was registered. */
export function registeredActivity(training: TrainingStory): Activity {
  const { wish }: Story = stories[training];
  return wish === undefined ? { done: ActivityKind.workshop, history: [] } : { request: { gender: wish }, history: [] };
}

/** Support sends the wish to the federation, which answers. */
export function trainingActs(
  { training, kind }: { training: TrainingStory; kind: EstablishmentKind },
  registeredAt: Date,
  { random, calendar }: { random: Random; calendar: Calendar },
): SeedAct[] {
  const { wish: gender, sent, answer }: Story = stories[training];
  if (gender === undefined || !sent) return [];
  const sentAt = calendar.daysAfter(registeredAt, 1, random.int(9 * 60, 16 * 60));
  const request = { gender, fubDate: sentAt.toISOString() };
  const sending: SeedAct = {
    act: 'send-to-fub',
    at: sentAt,
    ...staffAuthor(claire),
    writes: { activity: { request, history: [] } },
  };
  if (answer === undefined) return [sending];
  const answeredAt = calendar.daysAfter(sentAt, 2, random.int(9 * 60, 16 * 60));
  return [sending, { at: answeredAt, ...staffAuthor(federation(kind)), ...answers[answer](request, answeredAt) }];
}

/** The federation has no bike shops on its lists; support answers for it there. */
const federation = (kind: EstablishmentKind) => (isBikeShop(kind) ? claire : thomas);

const answers: Readonly<
  Record<'accept' | 'abort', (request: ActivityRequest, at: Date) => Pick<SeedAct, 'act' | 'writes'>>
> = {
  accept: (request, at) => ({
    act: 'fub-validates',
    writes: {
      activity: { done: request.gender, request: { ...request, acceptDate: at.toISOString() }, history: [] },
    },
  }),
  abort: (request, at) => ({
    act: 'fub-refuses',
    writes: { activity: { request: { ...request, abortDate: at.toISOString(), abortMotif }, history: [] } },
  }),
};
