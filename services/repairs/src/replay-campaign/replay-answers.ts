import type { RouteAnswer } from '@alveole/contracts';
import type { replayRoutes } from '@alveole/contracts/replay';
import { differenceQuantile, eurosOfCents, isRepair, shownCells, totalOf } from '@alveole/domain';
import type { ReplayCell } from '@alveole/domain';
import { csvFile, StreamedFile } from '@alveole/service-kit';
import type { CampaignReplay, ReplayedVersion } from '../record/campaign-replay.ts';

type WireReplay = RouteAnswer<typeof replayRoutes.replayCampaign>;
type WholeWireReplay = RouteAnswer<typeof replayRoutes.readReplay>;

/** A replay as it is listed. */
export function replayAnswer({ id, state, former, next, author, ...replay }: CampaignReplay): WireReplay {
  const { openedFrom, openedTo, createdAt, endedAt, total, read, tally } = replay;
  return {
    replay_id: id,
    state,
    former: versionAnswer(former),
    next: versionAnswer(next),
    ...(openedFrom && { opened_from: openedFrom }),
    ...(openedTo && { opened_to: openedTo }),
    created_by: author.userName,
    created_at: createdAt.toISOString(),
    ...(endedAt && { ended_at: endedAt.toISOString() }),
    total,
    read,
    sums: figuresAnswer(totalOf(tally)),
  };
}

/** A replay with what it found, in cells of which no person can be told. */
export function wholeReplayAnswer(replay: CampaignReplay): WholeWireReplay {
  const { cells, differences, refusals } = replay.tally;
  return {
    ...replayAnswer(replay),
    cells: shownCells(cells).map((cell) => ({
      gender: cell.kind,
      department: cell.department,
      ...figuresAnswer(cell),
    })),
    differences: differences.map(({ cents, files }) => ({ difference: eurosOfCents(cents), files })),
    quantiles: quantilesAnswer(replay),
    refusals: refusals.map((refusal) => ({ ...refusal })),
  };
}

function quantilesAnswer({ tally }: CampaignReplay): WholeWireReplay['quantiles'] {
  const [tenth, half, nine] = [0.1, 0.5, 0.9].map((share) => differenceQuantile(tally, share));
  if (tenth === undefined || half === undefined || nine === undefined) return null;
  return { tenth: eurosOfCents(tenth), half: eurosOfCents(half), nine_tenths: eurosOfCents(nine) };
}

const heads = [
  'Type',
  'Département',
  'Dossiers',
  'Prime en hausse',
  'Prime en baisse',
  'Nouveaux refus',
  'Nouvellement éligibles',
  'Primes avant (€ HT)',
  'Primes après (€ HT)',
  'Écart (€ HT)',
];

/** What a replay found by kind and department, for spreadsheets. */
export function replayFile({ id, tally }: CampaignReplay): StreamedFile {
  const cells = shownCells(tally.cells);
  return new StreamedFile(`simulation-${id.slice(0, 8)}.csv`, csvFile(heads, onePage(cells.map(rowOf))), cells.length);
}

async function* onePage<Row>(rows: Row): AsyncGenerator<Row> {
  yield rows;
}

function rowOf(cell: ReplayCell): (string | number)[] {
  const { files, raised, lowered, newlyRefused, newlyEligible, formerCents, cents } = cell;
  return [
    isRepair(cell) ? 'Réparation' : 'Remise en selle',
    cell.department ?? 'Autres départements',
    files,
    raised,
    lowered,
    newlyRefused,
    newlyEligible,
    eurosOfCents(formerCents),
    eurosOfCents(cents),
    eurosOfCents(cents - formerCents),
  ];
}

function figuresAnswer({
  formerCents,
  cents,
  newlyRefused,
  newlyEligible,
  ...counts
}: Omit<ReplayCell, 'kind' | 'department'>) {
  const { files, raised, lowered } = counts;
  return {
    files,
    raised,
    lowered,
    newly_refused: newlyRefused,
    newly_eligible: newlyEligible,
    former_amount: eurosOfCents(formerCents),
    amount: eurosOfCents(cents),
  };
}

function versionAnswer({ campaign, versionId }: ReplayedVersion): WireReplay['former'] {
  return {
    campaign_id: campaign.id,
    version: campaign.version,
    ...(versionId !== undefined && { version_id: versionId }),
  };
}
