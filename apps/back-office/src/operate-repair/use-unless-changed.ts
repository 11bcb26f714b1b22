import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { useQueryClient } from '@alveole/query';
import { operationFailureText } from './operation-failure-text.ts';
import { repairKeys } from './repair-keys.ts';

/** Answers what was sent; undefined where somebody else changed the file, which is then said and read anew. */
export type UnlessChanged = <Answer>(sending: Promise<Answer>) => Promise<Answer | undefined>;

export function useUnlessChanged(notify: RemoteProps['notify']): UnlessChanged {
  const cache = useQueryClient();
  return async (sending) => {
    try {
      return await sending;
    } catch (failure) {
      if (!isChangedMeanwhile(failure)) throw failure;
      notify({ tone: 'warning', text: operationFailureText(failure), seconds: 7 });
      await cache.invalidateQueries({ queryKey: repairKeys.all });
      return undefined;
    }
  };
}

export const isChangedMeanwhile = (failure: unknown): boolean =>
  isAppError(failure) && failure.code === 'RepairVersionMismatchException';
