import type { ReviewReasonView } from '@alveole/contracts/review';

/** The list with this reason as it stands now, new or changed. */
export const withReason =
  (reason: ReviewReasonView) =>
  (reasons: readonly ReviewReasonView[]): readonly ReviewReasonView[] => [...withoutReason(reason)(reasons), reason];

export const withoutReason =
  ({ reasonId }: Pick<ReviewReasonView, 'reasonId'>) =>
  (reasons: readonly ReviewReasonView[]): readonly ReviewReasonView[] =>
    reasons.filter((other) => other.reasonId !== reasonId);

/** Each name is used once for a purpose. */
export function isNameTaken(reasons: readonly ReviewReasonView[], wanted: ReviewReasonView): boolean {
  return withoutReason(wanted)(reasons).some(
    ({ purpose, name }) => purpose === wanted.purpose && folded(name) === folded(wanted.name),
  );
}

const folded = (name: string): string => name.trim().toLocaleLowerCase('fr');
