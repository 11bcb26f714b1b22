import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { cursorAfter } from '@alveole/persistence';
import { leaseMs, startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import type { CampaignReplay } from '../record/campaign-replay.ts';
import { replayPageSize } from '../store/replayed-files.ts';
import { createJudge, judgeFiles, withPremium } from './judge-files.ts';
import type { Judge, JudgePorts } from './judge-files.ts';
import { openedBetween } from './replay-period.ts';

export interface WorkReplayPorts extends JudgePorts, Pick<RepairsPorts, 'campaignReplays' | 'replayedFiles' | 'now'> {
  /** Lets the service breathe after a page. @param ms for how long the page was judged */
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * Works on the replay that runs, page by page, until it is through, stopped or another's. What a page added and how far it came
 * are one write: a crash repeats the page, and no file counts twice. Throws when a part of the service is away.
 * @param isStopped whether the process ends: the replay is given back
 */
export async function workReplay(ports: WorkReplayPorts, isStopped: () => boolean = () => false): Promise<void> {
  const by = randomUUID();
  const replay = await ports.campaignReplays.claim(by, ports.now(), leaseEnd(ports));
  if (replay === undefined) return;
  const judges = { former: createJudge(replay.former.campaign), next: createJudge(replay.next.campaign) };
  let step: CampaignReplay | undefined = replay;
  while (step !== undefined && !isStopped()) step = await judgePage(ports, step, { by, judges });
  if (step !== undefined) await ports.campaignReplays.release(replay.id, by);
}

interface Worker {
  readonly by: string;
  readonly judges: { readonly former: Judge; readonly next: Judge };
}

/** @returns the replay as it then stands; undefined once it is through, stopped or another's */
async function judgePage(ports: WorkReplayPorts, replay: CampaignReplay, { by, judges }: Worker) {
  const page = await ports.replayedFiles.page(openedBetween(replay, replay.createdAt), replay.behind);
  const began = performance.now();
  const tally = await judgeFiles(ports, judges, { tally: replay.tally, files: withPremium(page), replay });
  const judgedMs = performance.now() - began;
  const last = page.at(-1);
  const behind = last ? cursorAfter({ _id: last.id, date: last.createdAt }) : replay.behind;
  const progress = { tally, read: replay.read + page.length, behind };
  const isNoted = await ports.campaignReplays.note(replay.id, by, progress, leaseEnd(ports));
  if (isNoted === undefined || page.length === replayPageSize) {
    if (isNoted !== undefined) await ports.pause(judgedMs);
    return isNoted;
  }
  await ports.campaignReplays.end(replay.id, 'done', ports.now());
  return undefined;
}

function leaseEnd({ now }: Pick<WorkReplayPorts, 'now'>): Date {
  return new Date(now().getTime() + leaseMs);
}

/** A replay begins at most this late, and goes on at most this late after a crash and its lease. Milliseconds. */
const everyMs = 1500;

/** Half of a processor at most: after each page as much time is left to others. */
const longestPauseMs = 500;

/** Looks for a replay that runs. */
export function startReplays(ports: RepairsPorts, logger: Logger): Rounds {
  let stopped = false;
  const pause = (ms: number) => wait(Math.min(ms, longestPauseMs));
  const rounds = startRounds(() => workReplay({ ...ports, pause }, () => stopped), {
    everyMs,
    logger,
    failure: 'a replay of a campaign broke off; tried again',
  });
  return {
    async stop() {
      stopped = true;
      await rounds.stop();
    },
  };
}
