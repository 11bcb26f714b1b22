import {
  complementOperation,
  decideRepair,
  isIncomplete,
  isRefunded,
  offeredActions,
  repairStatuses,
} from '@alveole/domain';
import type { OperationCode, RepairFile, StaffActor } from '@alveole/domain';
import { secondReviewTexts } from './review-repair.text.ts';
import type { OfferedAct } from '../offer-acts/act-list.tsx';

/** The operations that staff decides with. */
export type ReviewOperation = Extract<
  OperationCode,
  'RECO' | 'AVAL' | 'AVALECH' | 'COM' | 'COMECH' | 'COMR' | 'ECH' | 'NIL' | 'ACAN' | 'VAL'
>;

interface Button extends Pick<OfferedAct, 'label' | 'shortcut' | 'variant'> {
  readonly operationOf: (file: RepairFile, actor: StaffActor) => ReviewOperation;
  /** Where the button stands; absent: on every file. */
  readonly isShown?: (file: RepairFile) => boolean;
}

const isSample = ({ status }: RepairFile): boolean => repairStatuses[status].isSample;

/** Two operators decide, and none has yet. */
const isFirstOfTwo = ({ secondReviewDue, recommendedBy }: RepairFile): boolean =>
  secondReviewDue === true && recommendedBy === undefined;

/** Another operator recommended it already. */
export const isSecondOfTwo = ({ secondReviewDue, recommendedBy }: RepairFile): boolean =>
  secondReviewDue === true && recommendedBy !== undefined;

const validationOf = (file: RepairFile): ReviewOperation => (isSample(file) ? 'AVALECH' : 'AVAL');

const buttons: readonly Button[] = [
  {
    label: 'Recommander la validation',
    shortcut: 'V',
    variant: 'primary',
    isShown: isFirstOfTwo,
    operationOf: () => 'RECO',
  },
  {
    label: secondReviewTexts.confirm,
    shortcut: 'V',
    variant: 'primary',
    isShown: isSecondOfTwo,
    operationOf: validationOf,
  },
  {
    label: 'Valider pour remboursement',
    shortcut: 'V',
    variant: 'primary',
    isShown: (file) => !isFirstOfTwo(file) && !isSecondOfTwo(file),
    operationOf: validationOf,
  },
  {
    label: 'Demander un complément',
    shortcut: 'C',
    operationOf: (file, actor) => complementOperation(file, actor) ?? (isSample(file) ? 'COMECH' : 'COM'),
  },
  { label: 'Mettre à l’échantillon', shortcut: 'E', operationOf: () => 'ECH' },
  {
    label: 'Finaliser à la place du réparateur',
    shortcut: 'F',
    isShown: ({ status }) => isIncomplete(status),
    operationOf: () => 'VAL',
  },
  {
    label: 'Confirmer le montant à la place du client',
    shortcut: 'F',
    isShown: ({ status, confirmationDue }) => confirmationDue === true && !isIncomplete(status),
    operationOf: () => 'VAL',
  },
  { label: 'Non éligible', shortcut: 'N', variant: 'danger', operationOf: () => 'NIL' },
];

/** The decisions to show on a file, each with the rules' reason when it is refused; of a paid file, where they stay so, none that is. */
export function repairActs(
  file: RepairFile,
  actor: StaffActor,
  onChoose: (operation: ReviewOperation) => void,
): readonly OfferedAct[] {
  const offered = offeredActions(file, actor);
  return buttons
    .filter(({ isShown = () => true }) => isShown(file))
    .map(({ operationOf, label, shortcut, variant }) => {
      const operation = operationOf(file, actor);
      return {
        id: operation,
        label,
        shortcut,
        variant,
        ...(offered.includes(operation) ? {} : { refusal: refusalOf(file, operation, actor) }),
        onChoose: () => onChoose(operation),
      };
    })
    .filter(({ refusal }) => refusal === undefined || !isRefunded(file.status));
}

/** Why an operation is refused whatever is typed. */
export function refusalOf(file: RepairFile, operation: OperationCode, actor: StaffActor): string | undefined {
  const decision = decideRepair(
    file,
    { operation, text: '-', comment: '-', withCode: true, phoneKnown: true, smsEnabled: true, adjustmentCents: 1 },
    actor,
  );
  return decision.ok ? undefined : decision.refusal.explanation;
}
