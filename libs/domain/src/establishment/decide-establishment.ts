import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { mayActOnAssignedFile } from '../roles.ts';
import { establishmentConditions } from './establishment-conditions.ts';
import type {
  EstablishmentAction,
  EstablishmentActor,
  EstablishmentFile,
  EstablishmentStep,
} from './establishment-file.ts';
import {
  anotherEntity,
  anotherList,
  assignedToAnother,
  senderDisabled,
  wrongRole,
  wrongStatus,
} from './establishment-refusals.ts';
import { kindsReviewedBy } from './kinds.ts';
import {
  establishmentActs,
  establishmentTransitions,
  type EstablishmentAct,
  type EstablishmentTransition,
} from './transitions.ts';

/** Known buttons whose senders do nothing (establishments §4): shown disabled, with this reason. */
const disabledActs: Readonly<Partial<Record<EstablishmentAct, Refusal>>> = {
  restore: senderDisabled,
  suspend: senderDisabled,
};

/** Whether an act may be done on an establishment's file, and what it does (settled §3). */
export function decideEstablishment(
  file: EstablishmentFile,
  action: EstablishmentAction,
  actor: EstablishmentActor,
): Decision<EstablishmentStep> {
  const transition = findTransition(file, action.act, actor);
  if (!transition.ok) return transition;
  const unmet = transition.value.needs.find((need) => establishmentConditions[need].input?.(action, file) === false);
  if (unmet !== undefined) return refuse(establishmentConditions[unmet].refusal);
  const { to, mail, closesSessions, asksPassword = false } = transition.value;
  return accept({ from: file.status, to: statusAfter(to, file), mail, closesSessions, asksPassword });
}

function statusAfter(to: EstablishmentTransition['to'], { status, ownClosing }: EstablishmentFile) {
  if (to === 'before') return ownClosing?.from ?? status;
  return to === 'same' ? status : to;
}

/** The acts that a screen may offer on this file, before anything is typed. */
export function offeredEstablishmentActs(
  file: EstablishmentFile,
  actor: EstablishmentActor,
): readonly EstablishmentAct[] {
  return establishmentActs.filter((act) => findTransition(file, act, actor).ok);
}

function findTransition(
  file: EstablishmentFile,
  act: EstablishmentAct,
  actor: EstablishmentActor,
): Decision<EstablishmentTransition> {
  const disabled = disabledActs[act];
  if (disabled !== undefined) return refuse(disabled);
  const stranger = strangerRefusal(file, actor);
  if (stranger !== undefined) return refuse(stranger);
  const ofRole = establishmentTransitions.filter(
    (transition) => transition.act === act && transition.roles.includes(actor.role),
  );
  if (ofRole.length === 0) return refuse(wrongRole);
  const transition = ofRole.find(({ from }) => from.includes(file.status));
  if (transition === undefined) return refuse(wrongStatus(act, file.status));
  const unmet = transition.needs.find((need) => establishmentConditions[need].file?.(file, actor) === false);
  return unmet === undefined ? accept(transition) : refuse(establishmentConditions[unmet].refusal);
}

function strangerRefusal(file: EstablishmentFile, actor: EstablishmentActor): Refusal | undefined {
  if (actor.role === 'REP') return actor.entityId === file.entityId ? undefined : anotherEntity;
  if (!kindsReviewedBy(actor.role).includes(file.kind)) return anotherList;
  return mayActOnAssignedFile(file.operatorId, actor) ? undefined : assignedToAnother;
}
