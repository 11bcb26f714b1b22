import { retentionTermNames, retentionTermRows } from '@alveole/domain';
import type { Campaign, RetentionTermName } from '@alveole/domain';
import { z } from 'zod';

/** Months, between the bounds that law and purpose put to the term. */
function months(name: RetentionTermName) {
  const { least, most, usual, bounds } = retentionTermRows[name];
  const fault = `un nombre entier de mois, ${bounds}`;
  return z
    .int(fault)
    .min(least, fault)
    .max(most, fault)
    .optional()
    .describe(`En mois, ${least} à ${most} ; absente : ${usual}.`);
}

/** How long persons are kept, each term under its French name. */
export const retention = z.strictObject({
  'dossiers payés': months('paidFiles'),
  'dossiers non payés': months('unpaidFiles'),
  'inscriptions sans dossier': months('unusedRegistrations'),
  'établissements fermés': months('closedEstablishments'),
  'pièces comptables': months('accountingPieces'),
});

/** The terms as services read them; those that the lead left out stay absent. */
export function toRetention(written: z.output<typeof retention>): NonNullable<Campaign['retention']> {
  const terms = retentionTermNames.flatMap((name) => {
    const term = written[retentionTermRows[name].label];
    return term === undefined ? [] : [[name, term] as const];
  });
  return Object.fromEntries(terms);
}
