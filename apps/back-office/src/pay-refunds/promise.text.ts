import type { PromisedFilesView } from '@alveole/contracts/refund';
import type { PromiseOutlook } from '@alveole/domain';
import { formatCount } from '@alveole/ui';
import type { StatusTone } from '@alveole/ui';

/** How the promise of a file stands that is not in time for certain. */
export const outlookBadges: Readonly<
  Record<Exclude<PromiseOutlook, 'in-time'>, { readonly label: string; readonly tone: StatusTone }>
> = {
  late: { label: 'En retard', tone: 'red' },
  soon: { label: 'Échéance proche', tone: 'orange' },
};

const inBatches = ({ files, inBatch }: PromisedFilesView) =>
  inBatch === 0
    ? ''
    : inBatch === files
      ? ' dans un lot en cours'
      : `, dont ${formatCount(inBatch)} dans un lot en cours`;

export const promiseTexts = {
  late: (counted: PromisedFilesView, days: number, isShared: boolean) =>
    `${isShared ? formatCount(counted.files, 'part a dépassé', 'parts ont dépassé') : formatCount(counted.files, 'dossier a dépassé', 'dossiers ont dépassé')} le délai promis de ${formatCount(days, 'jour')}${inBatches(counted)}.`,
  soon: (counted: PromisedFilesView, days: number, isShared: boolean) =>
    `${isShared ? formatCount(counted.files, 'part dépassera', 'parts dépasseront') : formatCount(counted.files, 'dossier dépassera', 'dossiers dépasseront')} le délai promis d’ici ${formatCount(days, 'jour')}${inBatches(counted)}\u00a0: le prochain lot est le dernier à temps.`,
} as const;
