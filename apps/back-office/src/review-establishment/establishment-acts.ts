import {
  decideEstablishment,
  definitiveRefusalReasons,
  EstablishmentStatus,
  temporaryRefusalReasons,
} from '@alveole/domain';
import type {
  EstablishmentAct,
  EstablishmentAction,
  EstablishmentFile,
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
  | 'force-approval'
  | 'modify'
  | 'represent-terms'
  | 'restore'
>;

type Look = Pick<OfferedAct, 'label' | 'shortcut' | 'variant'>;
const looks: Readonly<Record<ReviewAct, Look>> = {
  validate: { label: 'Valider l’accréditation', shortcut: 'V', variant: 'primary' },
  'refuse-temporarily': { label: 'Refuser temporairement', shortcut: 'T' },
  'refuse-definitively': { label: 'Refuser définitivement', shortcut: 'D', variant: 'danger' },
  restore: { label: 'Restaurer', shortcut: 'S' },
  modify: { label: 'Modifier les données', shortcut: 'M', variant: 'quiet' },
  'force-approval': { label: 'Forcer l’approbation', shortcut: 'F', variant: 'quiet' },
  'represent-terms': { label: 'Représenter les conditions', shortcut: 'G', variant: 'quiet' },
};

/** Everything that the rules may ask to be typed, given: what is left to refuse is the file's or the person's. */
function asIfTyped(act: ReviewAct): EstablishmentAction {
  const first = (reasons: readonly RefusalReason[]) => reasons.slice(0, 1).map(({ key }) => ({ key }));
  const reasons = act === 'refuse-definitively' ? first(definitiveRefusalReasons) : first(temporaryRefusalReasons);
  return { act, reasons, accountActivated: true };
}

/** The acts to show on a file, each with the rules' reason when it is refused. */
export function reviewActs(
  file: EstablishmentFile,
  actor: StaffActor,
  onChoose: (act: ReviewAct) => void,
): readonly OfferedAct[] {
  const shown = (Object.keys(looks) as ReviewAct[]).filter(
    (act) => act !== 'restore' || file.status === EstablishmentStatus.suspended,
  );
  return shown.map((act) => {
    const decision = decideEstablishment(file, asIfTyped(act), actor);
    return {
      id: act,
      ...looks[act],
      ...(decision.ok ? {} : { refusal: decision.refusal.explanation }),
      onChoose: () => onChoose(act),
    };
  });
}

/** Whether the establishment gets a mail of an act. */
export function sendsMail(file: EstablishmentFile, act: ReviewAct, actor: StaffActor): boolean {
  const decision = decideEstablishment(file, asIfTyped(act), actor);
  return decision.ok && decision.value.mail !== undefined;
}
