import type { ReasonPurpose } from '@alveole/domain';
import type { ReviewReason } from '@alveole/repairs/seeding';
import { seededId } from '../chance/seeded-id.ts';
import { complementReasons, refusalReasons } from './phrases.ts';

interface NamedLines {
  readonly name: string;
  readonly lines: readonly string[];
}

/** What the desk of the demo keeps for its requests and refusals. */
export function reviewReasons(): ReviewReason[] {
  const reasonsOf = (purpose: ReasonPurpose, reasons: readonly NamedLines[]) =>
    reasons.map(({ name, lines }) => ({
      id: seededId('reason', purpose, name),
      purpose,
      name,
      text: lines.join('\n'),
    }));
  const reasons = [...reasonsOf('complement', complementReasons), ...reasonsOf('refusal', refusalReasons)];
  return reasons.sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}
