import { frenchMessage } from '@alveole/api-client';
import { useState } from 'react';
import { refusals } from './manage-person-requests.text.ts';

/** One act of a card: whether it is under way, and why it failed. */
export function useAttempt() {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    setPending(true);
    setFailure(undefined);
    try {
      return await work();
    } catch (error) {
      setFailure(frenchMessage(error, refusals));
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, attempt };
}
