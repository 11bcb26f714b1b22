import type { RepairSummary } from '@alveole/contracts';
import type { MissingStep } from '@alveole/domain';
import { filePathOf, paths } from './paths.ts';

export interface NextStep {
  readonly label: string;
  readonly href: string;
  /** False where there is nothing to do but to look. */
  readonly isTask: boolean;
}

const stepLabels: Readonly<Record<MissingStep, string>> = {
  FAC: 'Déposer la facture',
  FACVE: 'Déposer la facture',
  PHO: 'Ajouter la photo',
  VAL: 'Saisir le code',
};

/** What the repairer has to do next for a file, and where. */
export function nextStepOf({
  repair_id,
  status,
  missing,
}: Pick<RepairSummary, 'repair_id' | 'status' | 'missing'>): NextStep {
  const href = filePathOf({ repair_id, status });
  const [first] = missing;
  if (status === 0 && first !== undefined)
    return {
      label: stepLabels[first],
      href: isInvoice(first) ? paths.invoice(repair_id) : paths.finalisation(repair_id),
      isTask: true,
    };
  if (status === 3 || status === 9) return { label: 'Répondre', href, isTask: true };
  return { label: 'Voir le dossier', href, isTask: false };
}

const isInvoice = (step: MissingStep): boolean => step === 'FAC' || step === 'FACVE';
