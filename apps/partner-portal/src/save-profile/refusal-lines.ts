import type { EstablishmentView } from '@alveole/contracts';
import { temporaryRefusalReasons } from '@alveole/domain';

/** The reasons of the last refusal, in words: free text, or the label of a numbered reason with its explanation. */
export function refusalLines({ refusal, refusals }: EstablishmentView): readonly string[] {
  const { reasons = [] } = refusal ?? refusals.at(-1) ?? {};
  return reasons
    .map(({ key, explain = '' }) => {
      const label = temporaryRefusalReasons.find((known) => known.key === key && !known.needsText)?.label;
      return [label, explain.trim()].filter(Boolean).join('\u00a0: ');
    })
    .filter((line) => line !== '');
}
