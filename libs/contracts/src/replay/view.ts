import type { RepairKind, ReplayState } from '@alveole/domain';

import type { CampaignFiles } from '../campaign/view.ts';
import type { RouteInput, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { listReplays, readReplay, replayCampaign } from './routes.ts';

/** Rules to compare: a version by its id, or files that nobody proposed yet. */
export type ReplaySide = { readonly versionId: string } | { readonly files: CampaignFiles };

/** A replay as it is asked for; days are YYYY-MM-DD, both included. */
export interface AskedReplay {
  readonly replayId: string;
  readonly former: ReplaySide;
  readonly next: ReplaySide;
  readonly openedFrom?: string | undefined;
  readonly openedTo?: string | undefined;
}

/** Amounts are cents excluding tax. */
export interface ReplayFigures {
  readonly files: number;
  readonly raised: number;
  readonly lowered: number;
  readonly newlyRefused: number;
  readonly newlyEligible: number;
  readonly formerCents: number;
  readonly cents: number;
}

export interface ReplayedVersionView {
  readonly campaignId: string;
  readonly version: number;
  readonly versionId?: string;
}

export interface ReplayView {
  readonly replayId: string;
  readonly state: ReplayState;
  readonly former: ReplayedVersionView;
  readonly next: ReplayedVersionView;
  readonly openedFrom?: string;
  readonly openedTo?: string;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly endedAt?: string;
  readonly total: number;
  readonly read: number;
  readonly sums: ReplayFigures;
}

export interface ReplayCellView extends ReplayFigures {
  readonly kind: RepairKind;
  /** null: departments of few files, joined. */
  readonly department: string | null;
}

export interface WholeReplay extends ReplayView {
  readonly cells: readonly ReplayCellView[];
  readonly differences: readonly { readonly cents: number; readonly files: number }[];
  /** Cents that a tenth, half and nine tenths of the changed files do not exceed; absent where none changes. */
  readonly quantiles?: { readonly tenth: number; readonly half: number; readonly nineTenths: number };
  readonly refusals: readonly { readonly sentence: string; readonly files: number }[];
}

/** The body that asks for a replay. */
export function replayBody(asked: AskedReplay): RouteInput<typeof replayCampaign>['body'] {
  const { replayId, former, next, openedFrom, openedTo } = asked;
  return {
    replay_id: replayId,
    former: sideBody(former),
    next: sideBody(next),
    ...(openedFrom !== undefined && { opened_from: openedFrom }),
    ...(openedTo !== undefined && { opened_to: openedTo }),
  };
}

function sideBody(side: ReplaySide) {
  return 'versionId' in side ? { version_id: side.versionId } : { files: { ...side.files } };
}

type WireReplay = RouteResult<typeof listReplays>[number];

export function replayViewOf(replay: WireReplay): ReplayView {
  return withoutAbsent({
    replayId: replay.replay_id,
    state: replay.state,
    former: versionOf(replay.former),
    next: versionOf(replay.next),
    openedFrom: replay.opened_from,
    openedTo: replay.opened_to,
    createdBy: replay.created_by,
    createdAt: replay.created_at,
    endedAt: replay.ended_at,
    total: replay.total,
    read: replay.read,
    sums: figuresOf(replay.sums),
  });
}

export function wholeReplayOf(replay: RouteResult<typeof readReplay>): WholeReplay {
  const { cells, differences, quantiles, refusals } = replay;
  return withoutAbsent({
    ...replayViewOf(replay),
    cells: cells.map((cell) => ({ ...figuresOf(cell), kind: cell.gender, department: cell.department })),
    differences: differences.map(({ difference, files }) => ({ cents: wholeCents(difference), files })),
    quantiles: quantiles === null ? undefined : quantilesOf(quantiles),
    refusals,
  });
}

function quantilesOf({ tenth, half, nine_tenths }: NonNullable<RouteResult<typeof readReplay>['quantiles']>) {
  return { tenth: wholeCents(tenth), half: wholeCents(half), nineTenths: wholeCents(nine_tenths) };
}

function figuresOf(figures: WireReplay['sums']): ReplayFigures {
  return {
    files: figures.files,
    raised: figures.raised,
    lowered: figures.lowered,
    newlyRefused: figures.newly_refused,
    newlyEligible: figures.newly_eligible,
    formerCents: wholeCents(figures.former_amount),
    cents: wholeCents(figures.amount),
  };
}

function versionOf({ campaign_id, version, version_id }: WireReplay['former']): ReplayedVersionView {
  return withoutAbsent({ campaignId: campaign_id, version, versionId: version_id });
}

/** Sums are differences too, which may be negative. */
function wholeCents(euros: number): number {
  return Math.round(euros * 100);
}
