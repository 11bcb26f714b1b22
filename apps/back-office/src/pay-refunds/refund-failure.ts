import { frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';

const texts: FrenchTexts = {
  RefundVersionMismatchException: 'Le remboursement a été modifié par un autre utilisateur',
  'The approver is not the drafter.': 'Vous avez préparé ce lot\u00a0: un autre administrateur doit l’approuver.',
  'No file of this batch can be refunded any more.': 'Plus aucun dossier de ce lot ne peut être remboursé',
  TransitionRefusedException: 'Cette étape n’est plus possible pour ce lot',
  DuplicatesValueException: 'Ces dossiers sont déjà dans un lot, ne sont plus à rembourser ou n’ont pas d’IBAN',
  NotFoundException: 'Ce lot n’existe pas',
};

/** What to tell of a refused step of a refund. */
export function refundFailure(failure: unknown): string {
  return frenchMessage(failure, texts);
}
