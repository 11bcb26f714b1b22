import type { RepairRowView } from '@alveole/contracts/repair';
import { isComplementAsked, isGivenUp, isIncomplete, isNotEligible, repairStatuses } from '@alveole/domain';
import type { MissingStep } from '@alveole/domain';
import { filePathOf, paths } from '../paths.ts';

export interface NextStep {
  readonly label: string;
  readonly href: string;
  /** False where there is nothing to do but to look. */
  readonly isTask: boolean;
}

/** What is done about each missing step, and where. */
const tasks: Readonly<Record<MissingStep, { readonly label: string; readonly path: (id: string) => string }>> = {
  FAC: { label: 'Joindre la facture', path: paths.invoice },
  FACVE: { label: 'Joindre la facture', path: paths.invoice },
  PHO: { label: 'Ajouter la photo', path: paths.finalisation },
  VAL: { label: 'Saisir le code', path: paths.finalisation },
};

/** Whether a file that has left the counter waits for its client to confirm a changed invoice; one that is given up waits for nothing. */
export function awaitsConfirmation({ status, missing }: Pick<RepairRowView, 'status' | 'missing'>): boolean {
  const isOver = isGivenUp(status) || isNotEligible(status) || repairStatuses[status].isTerminal;
  // Further on nothing but the confirmation of a changed invoice can be missing.
  return !isIncomplete(status) && !isOver && missing[0] === 'VAL';
}

/** What the repairer has to do next for a file, and where. */
export function nextStepOf(file: Pick<RepairRowView, 'repairId' | 'status' | 'missing'>): NextStep {
  const [first] = file.missing;
  const href = filePathOf(file);
  if (isComplementAsked(file.status)) return { label: 'Compléter', href, isTask: true };
  if (awaitsConfirmation(file))
    return { label: 'Faire confirmer le montant', href: paths.finalisation(file.repairId), isTask: true };
  if (isIncomplete(file.status) && first !== undefined)
    return { label: tasks[first].label, href: tasks[first].path(file.repairId), isTask: true };
  return { label: 'Voir le dossier', href, isTask: false };
}
