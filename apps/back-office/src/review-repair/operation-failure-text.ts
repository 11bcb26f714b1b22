import { frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';

const texts: FrenchTexts = {
  RepairVersionMismatchException: 'Le dossier de réparation a été modifié par un autre utilisateur',
  RepairNotFoundException: "Cette facture n'existe pas",
  'Repair locked by a refund batch.': "Ce dossier fait partie d'un virement approuvé ou exporté",
  'Repair held by another user.': 'Ce dossier est suivi par un autre opérateur',
  'Assignment not allowed.': "Un opérateur ne peut s'attribuer qu'un dossier libre",
  'Premium correction not allowed.': 'Seul un administrateur qui ne suit pas ce dossier peut corriger sa prime',
  'amount_to_refund (INVALID): Invalid amount':
    'La prime corrigée doit rester entre 0\u00a0€ et le plafond du programme',
};

/** What to tell of an operation that did not come about. */
export function operationFailureText(failure: unknown): string {
  return frenchMessage(failure, texts);
}
