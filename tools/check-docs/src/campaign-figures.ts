import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Campaign } from '@alveole/domain';

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Where code tells a figure of this campaign, as `file: figure`: its amounts as people read them, its odd amounts in cents,
 * and its days. Another campaign has others, so each is read from the campaign that runs.
 */
export function campaignFigures(root: string, files: readonly string[], campaign: Campaign): string[] {
  const figures = figuresOf(campaign);
  return files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8').replace(comment, '');
    return figures.flatMap((figure) => [...code.matchAll(figure)].map(([match]) => `${file}: ${match}`));
  });
}

function figuresOf(campaign: Campaign): readonly RegExp[] {
  const { repairCapCents, sessionPremiumsCents, parking, startsOn, sessionsStartOn, endsOn } = campaign;
  const sessions = Object.values(sessionPremiumsCents);
  const days = [startsOn, sessionsStartOn, ...(endsOn === null ? [] : [endsOn])];
  return [
    ...[repairCapCents, ...sessions, parking.capPerSpotCents].map(amountAsRead),
    ...sessions.filter((cents) => cents % 10_00 !== 0).map(amountInCents),
    ...days.map((day) => new RegExp(day, 'g')),
    ...days.map((day) => new RegExp(longDate.format(new Date(day)).replaceAll(' ', '[\\s\\u00a0]'), 'g')),
  ];
}

/** « 67,50 € », « 50 € », « 50,00 € ». */
function amountAsRead(cents: number): RegExp {
  const [whole, part] = [Math.floor(cents / 100), cents % 100];
  const decimals = part === 0 ? '(?:,00)?' : `,${String(part).padStart(2, '0')}`;
  return new RegExp(`(?<![\\d,.])${whole}${decimals}(?:\\s|\\\\u[0-9a-f]{4})?€`, 'g');
}

/** `6750`, `67_50`: round ones are amounts of anything. */
function amountInCents(cents: number): RegExp {
  const digits = String(cents);
  return new RegExp(`(?<![\\w.])${digits.slice(0, -2)}_?${digits.slice(-2)}(?!\\w)`, 'g');
}
