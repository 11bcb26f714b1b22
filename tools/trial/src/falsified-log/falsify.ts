import type { Random } from '@alveole/seed-data';
import { lineTextOf, readLine } from '@alveole/transparency';
import type { PublicLine } from '@alveole/transparency';

/** What may be done to one past line. */
export const falsifications = ['altered', 'dropped', 'added'] as const;
export type Falsification = (typeof falsifications)[number];

type Change = (line: PublicLine, random: Random) => readonly PublicLine[];

const changes: Readonly<Record<Falsification, Change>> = {
  altered: (line, random) => [{ ...line, cents: line.cents + random.int(1, 5_000) }],
  dropped: () => [],
  added: (line, random) => [{ ...line, cents: random.int(1, 5_000), fingerprint: '0'.repeat(64) }, line],
};

/** The lines with one of them, which the seed draws, altered, dropped or preceded by another one. */
export function drawFalsification(kind: Falsification, lines: readonly string[], random: Random): readonly string[] {
  const place = random.int(0, lines.length - 1);
  return lines.flatMap((text, index) => {
    const line = index === place ? readLine(text) : undefined;
    return line ? changes[kind](line, random).map(lineTextOf) : [text];
  });
}
