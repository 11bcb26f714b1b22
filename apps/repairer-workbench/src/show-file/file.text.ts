import type { HistoryEntryView, RepairPerson, RepairRowView, RepairView } from '@alveole/contracts/repair';
import { isSession, personName, repairStatuses } from '@alveole/domain';
import type { MissingStep } from '@alveole/domain';
import { formatDayTime, formatEuros } from '@alveole/ui';

/** `DURAND Lea`, or as the names were typed. */
export function nameText(person: Pick<RepairPerson, 'firstName' | 'lastName'>): string {
  return personName(person);
}

/** The five digits that are written on the invoice: the end of `REP00042_10001`. */
export function digitsText({ fileNumber }: Pick<RepairRowView, 'fileNumber'>): string {
  return fileNumber.slice(-5);
}

/** What the file is about, in short. */
export function subjectText(file: Pick<RepairView, 'kind' | 'bike'>): string {
  return bikeText(file) ?? 'Remise en selle';
}

/** The same with the place of the learner: « Remise en selle · apprenant 2 sur 3 ». */
export function placedSubjectText(file: Pick<RepairView, 'kind' | 'bike' | 'learner'>): string {
  const { learner } = file;
  if (!learner) return subjectText(file);
  return `${subjectText(file)} · apprenant ${learner.number} sur ${learner.participants}`;
}

/**
 * What a next learner is in the session of the first one: « Apprenant 2 sur 3 · séance de Petit Anna »; undefined once all
 * of them have a file.
 */
export function nextLearnerText({ learner, person }: Pick<RepairView, 'learner' | 'person'>): string | undefined {
  if (!learner || learner.filed >= learner.participants) return undefined;
  return `Apprenant ${learner.filed + 1} sur ${learner.participants} · séance de ${nameText(person)}`;
}

/** The bike of a row, in short; undefined of a session, and of an answer of an earlier version. */
export function bikeText({ kind, bike }: Pick<RepairRowView, 'kind' | 'bike'>): string | undefined {
  return isSession({ kind }) || bike === undefined ? undefined : `Vélo ${bike.brand}\u00a0· n°\u00a0${bike.serial}`;
}

/** The specified label of the status: the detail behind the words of the counter. */
export function statusText({ status }: Pick<RepairRowView, 'status'>): string {
  return repairStatuses[status].repairerLabel;
}

const missingTexts: Readonly<Record<MissingStep, string>> = {
  FAC: 'la facture',
  FACVE: 'la facture',
  PHO: 'la photo',
  VAL: 'le code',
};
const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « la facture et la photo »; undefined when nothing is missing. */
export function missingText(missing: readonly MissingStep[]): string | undefined {
  return missing.length === 0 ? undefined : list.format(missing.map((step) => missingTexts[step]));
}

/** `12 mars à 14 h 06`. */
export function momentText({ at }: Pick<HistoryEntryView, 'at'>): string {
  return formatDayTime(at);
}

/** `50,00 €`; undefined while there is no amount. */
export function amountText(cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : formatEuros(cents);
}
