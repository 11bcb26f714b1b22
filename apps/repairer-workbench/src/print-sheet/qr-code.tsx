import encodeQr from 'qr';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

/** Light modules around the code, without which a camera does not find it. */
const border = 2;

export interface QrCodeProps {
  readonly value: string;
  /** What it says to whoever does not see it. */
  readonly label: string;
  /** Side in pixels; as large as its place allows without it. */
  readonly size?: number;
  readonly className?: string | undefined;
  /** With more of it said twice, as the code of a payment has to be (EPC069-12). */
  readonly isRobust?: boolean;
}

/** A QR code, dark on light in the dark theme too: a camera reads it. */
export function QrCode({ value, label, size, className, isRobust = false }: QrCodeProps): ReactNode {
  const rows = useMemo(() => encodeQr(value, 'raw', { ecc: isRobust ? 'medium' : 'low', border }), [value, isRobust]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={rows.map(darkRuns).join('')} />
    </svg>
  );
}

/** A row of modules as a path: one rectangle for dark ones side by side, so that no seam shows between them. */
function darkRuns(row: readonly boolean[], y: number): string {
  const begins = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return begins.map((x) => `M${x} ${y}h${lengthOfRun(row, x)}v1H${x}z`).join('');
}

function lengthOfRun(row: readonly boolean[], begin: number): number {
  const end = row.indexOf(false, begin);
  return (end === -1 ? row.length : end) - begin;
}
