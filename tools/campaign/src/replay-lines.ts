import type { ReplayCellView, ReplayFigures, WholeReplay } from '@alveole/contracts/replay';
import { eurosOfCents, formatEuros, isSession } from '@alveole/domain';

/** What a replay found, for a terminal. */
export function replayLines(replay: WholeReplay): readonly string[] {
  const { former, next, sums, quantiles, refusals, cells } = replay;
  const changed = sums.raised + sums.lowered + sums.newlyRefused + sums.newlyEligible;
  return [
    `${former.campaignId}@${former.version} → ${next.campaignId}@${next.version}, ${sums.files} dossiers facturés`,
    `${changed} changeraient : ${sums.raised} en hausse, ${sums.lowered} en baisse, ${sums.newlyRefused} nouvellement refusés, ${sums.newlyEligible} nouvellement éligibles`,
    `Primes : ${formatEuros(sums.formerCents)} → ${formatEuros(sums.cents)} (${signed(sums)})`,
    ...(quantiles
      ? [
          `Écart par dossier : un dixième sous ${formatEuros(quantiles.tenth)}, la moitié sous ${formatEuros(quantiles.half)}, neuf dixièmes sous ${formatEuros(quantiles.nineTenths)}`,
        ]
      : []),
    ...refusals.map(({ sentence, files }) => `Refus : ${files} × ${sentence}`),
    ...cells.map(
      (cell) =>
        `  ${placeOf(cell).padEnd(22)} ${kindOf(cell).padEnd(16)} ${String(cell.files).padStart(7)}  ${signed(cell)}`,
    ),
  ];
}

const heads =
  'Type;Département;Dossiers;Prime en hausse;Prime en baisse;Nouveaux refus;Nouvellement éligibles;Primes avant;Primes après';

/** What a replay found by kind and department, as French spreadsheets read it. */
export function replayFile({ cells }: WholeReplay): string {
  const rows = cells.map((cell) =>
    [
      kindOf(cell),
      placeOf(cell),
      cell.files,
      cell.raised,
      cell.lowered,
      cell.newlyRefused,
      cell.newlyEligible,
      decimal(cell.formerCents),
      decimal(cell.cents),
    ].join(';'),
  );
  return `\uFEFF${[heads, ...rows].join('\r\n')}\r\n`;
}

const decimal = (cents: number) => String(eurosOfCents(cents)).replace('.', ',');
const kindOf = (cell: ReplayCellView) => (isSession(cell) ? 'Remise en selle' : 'Réparation');
const placeOf = ({ department }: ReplayCellView) => department ?? 'Autres départements';

function signed({ cents, formerCents }: ReplayFigures): string {
  const difference = cents - formerCents;
  return difference > 0 ? `+${formatEuros(difference)}` : formatEuros(difference);
}
