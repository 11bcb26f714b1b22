import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { conditions, inputRefusals } from './conditions.ts';
import { missingSteps } from './missing-steps.ts';
import type { RepairAction, RepairActor, RepairFile, RepairStep } from './repair-file.ts';
import { operationCodes, type OperationCode } from './operations.ts';
import { repairStatuses, RepairStatus } from './statuses.ts';
import { repairTransitions } from './transitions/repair-transitions.ts';
import type { RepairTransition } from './transitions/repair-transition.ts';

/**
 * Whether an operation may be done on a file, and what it does.
 * The same function greys a button on the screen and guards the service.
 * Opening a file (INIT) has its own decision, `decideOpening`, for there is no file yet.
 */
export function decideRepair(file: RepairFile, action: RepairAction, actor: RepairActor): Decision<RepairStep> {
  const transition = findTransition(file, action.operation, actor);
  if (!transition.ok) return transition;
  const unmet = transition.value.needs.find((need) => conditions[need].input?.(action, actor) === false);
  if (unmet !== undefined) return refuse(inputRefusals[action.operation] ?? conditions[unmet].refusal);
  return accept({
    from: file.status,
    to: nextStatus(file, action, transition.value),
    records: transition.value.records,
  });
}

/** The operations that a screen may offer on this file, before anything is typed. */
export function offeredActions(file: RepairFile, actor: RepairActor): readonly OperationCode[] {
  return operationCodes.filter((operation) => {
    const transition = findTransition(file, operation, actor);
    return transition.ok && transition.value.records.length > 0;
  });
}

function findTransition(file: RepairFile, operation: OperationCode, actor: RepairActor): Decision<RepairTransition> {
  if (actor.role === 'REP' && actor.entityId !== file.entityId) return refuse(anotherEntity);
  const ofOperation = repairTransitions.filter((transition) => transition.operation === operation);
  const ofRole = ofOperation.filter((transition) => transition.roles.includes(actor.role));
  if (ofRole.length === 0) return refuse(wrongRole(operation));
  const transition = ofRole.find((candidate) => candidate.from.includes(file.status));
  if (transition === undefined) return refuse(wrongStatus(operation, file.status, actor));
  const unmet = transition.needs.find((need) => conditions[need].file?.(file, actor) === false);
  return unmet === undefined ? accept(transition) : refuse(conditions[unmet].refusal);
}

function nextStatus(file: RepairFile, action: RepairAction, transition: RepairTransition): RepairStatus {
  if (transition.to === 'same') return file.status;
  if (transition.to !== 'progress') return transition.to;
  const operations = [...file.operations, ...transition.records];
  const confirmationDue = isConfirmationDueAfter(file, action);
  const missing = missingSteps({ kind: file.kind, operations, confirmationDue });
  return missing.length === 0 ? RepairStatus.toReview : RepairStatus.incomplete;
}

/** An invoice is judged by its own amounts, whatever stood before it. */
function isConfirmationDueAfter({ confirmationDue }: RepairFile, action: RepairAction): boolean | undefined {
  if (action.operation === 'VAL') return false;
  const isInvoice = action.operation === 'FAC' || action.operation === 'FACVE';
  return isInvoice ? action.changesConfirmed : confirmationDue;
}

const anotherEntity: Refusal = {
  code: 'NotAuthorizedException',
  id: 'repair-of-another-entity',
  message: 'Repair of another entity.',
  explanation: "Ce dossier n'est pas celui de votre établissement",
};

function wrongRole(operation: OperationCode): Refusal {
  return {
    code: 'NotAuthorizedException',
    id: 'operation-not-allowed-for-this-role',
    message: `Operation ${operation} not allowed for this role.`,
    explanation: 'Votre rôle ne permet pas cette opération',
  };
}

function wrongStatus(operation: OperationCode, status: RepairStatus, actor: RepairActor): Refusal {
  const { label, repairerLabel } = repairStatuses[status];
  return {
    code: 'TransitionRefusedException',
    id: 'operation-not-allowed-at-this-status',
    message: `Operation ${operation} not allowed at status ${status}.`,
    explanation: `Cette opération n'est pas possible pour un dossier «\u00a0${actor.role === 'REP' ? repairerLabel : label}\u00a0»`,
  };
}
