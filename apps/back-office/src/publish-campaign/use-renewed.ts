import { useQueryClient } from '@alveole/query';
import type { QueryKey } from '@alveole/query';

/**
 * Waits for an answer to what was written and has everything below a key read again, refused or not: a refusal tells that
 * somebody else was there first.
 */
export function useRenewed(queryKey: QueryKey): <Answer>(answer: Promise<Answer>) => Promise<Answer> {
  const cache = useQueryClient();
  return async (answer) => {
    try {
      return await answer;
    } finally {
      await cache.invalidateQueries({ queryKey });
    }
  };
}
