import { compactIdentifier } from '@alveole/validation';
import type { EnrolmentPorts } from '../ports.ts';

/** Whether no establishment that is not closed has this SIRET (or register number). */
export async function checkSiret(
  { establishments }: Pick<EnrolmentPorts, 'establishments'>,
  siret: string,
): Promise<boolean> {
  return !(await establishments.isSiretTaken(compactIdentifier(siret)));
}
