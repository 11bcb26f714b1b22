import {
  decideEstablishment,
  definitiveRefusalReasons,
  isFubPending,
  mayActOnAssignedFile,
  offeredEstablishmentActs,
  EstablishmentStatus,
  temporaryRefusalReasons,
} from '@alveole/domain';
import type {
  EstablishmentAct,
  EstablishmentAction,
  EstablishmentFile,
  EstablishmentMail,
  RefusalReason,
  StaffActor,
} from '@alveole/domain';
import type { OfferedAct } from '../offer-acts/act-list.tsx';

/** The acts of this screen, in the order of its panel. */
export type ReviewAct = Extract<
  EstablishmentAct,
  | 'validate'
  | 'refuse-temporarily'
  | 'refuse-definitively'
  | 'send-to-fub'
  | 'fub-validates'
  | 'fub-refuses'
  | 'force-approval'
  | 'modify'
  | 'represent-terms'
  | 'undo-closing'
  | 'restore'
>;

type ActButton = Pick<OfferedAct, 'label' | 'shortcut' | 'variant'>;
const buttons: Readonly<Record<ReviewAct, ActButton>> = {
  validate: { label: 'Valider l’accréditation', shortcut: 'V', variant: 'primary' },
  'send-to-fub': { label: 'Envoyer à la FUB' },
  'fub-validates': { label: 'Accord de la FUB', variant: 'primary' },
  'fub-refuses': { label: 'Refus de la FUB' },
  'refuse-temporarily': { label: 'Refuser temporairement', shortcut: 'T' },
  'refuse-definitively': { label: 'Refuser définitivement', shortcut: 'D', variant: 'danger' },
  'undo-closing': { label: 'Rouvrir le compte', variant: 'primary' },
  restore: { label: 'Restaurer', shortcut: 'S' },
  modify: { label: 'Modifier les données', shortcut: 'M', variant: 'quiet' },
  'force-approval': { label: 'Forcer l’approbation', shortcut: 'F', variant: 'quiet' },
  'represent-terms': { label: 'Représenter les conditions', shortcut: 'G', variant: 'quiet' },
};

/** Everything that the rules may ask to be typed, given: what is left to refuse is the file's or the person's. */
function asIfTyped(act: ReviewAct): EstablishmentAction {
  const first = (reasons: readonly RefusalReason[]) => reasons.slice(0, 1).map(({ key }) => ({ key }));
  const reasons = act === 'refuse-definitively' ? first(definitiveRefusalReasons) : first(temporaryRefusalReasons);
  return { act, reasons, text: 'motif', accountActivated: true, now: new Date() };
}

/** True while the federation has a request that it has not answered. */
export function awaitsFederation({ activity }: EstablishmentFile): boolean {
  return activity !== undefined && isFubPending(activity);
}

type Shown = (file: EstablishmentFile, offered: readonly EstablishmentAct[]) => boolean;
/** Acts that are not there at all at times; the others are shown with the reason why not. */
const shownWhen: Readonly<Partial<Record<ReviewAct, Shown>>> = {
  validate: (file) => !awaitsFederation(file),
  'force-approval': (file) => !awaitsFederation(file),
  restore: ({ status }) => status === EstablishmentStatus.suspended,
  'undo-closing': ({ ownClosing }) => ownClosing !== undefined,
  'send-to-fub': ({ activity }, offered) => activity?.request !== undefined && offered.includes('send-to-fub'),
  'fub-validates': (_file, offered) => offered.includes('fub-validates'),
  'fub-refuses': (_file, offered) => offered.includes('fub-refuses'),
};

/** The acts to show on a file, each with the rules' reason when it is refused; none on a file that another holds. */
export function reviewActs(
  file: EstablishmentFile,
  actor: StaffActor,
  onChoose: (act: ReviewAct) => void,
): readonly OfferedAct[] {
  if (!mayActOnAssignedFile(file.operatorId, actor)) return [];
  const offered = offeredEstablishmentActs(file, actor);
  const shown = (Object.keys(buttons) as ReviewAct[]).filter((act) => shownWhen[act]?.(file, offered) ?? true);
  return shown.map((act) => {
    const decision = decideEstablishment(file, asIfTyped(act), actor);
    return {
      id: act,
      ...buttons[act],
      ...(decision.ok ? {} : { refusal: decision.refusal.explanation }),
      onChoose: () => onChoose(act),
    };
  });
}

/** The mail that the establishment gets of an act; undefined where it gets none. */
export function mailOf(file: EstablishmentFile, act: ReviewAct, actor: StaffActor): EstablishmentMail | undefined {
  const decision = decideEstablishment(file, asIfTyped(act), actor);
  return decision.ok ? decision.value.mail : undefined;
}
