import type { DeadLetter, DeadLetterStore } from '@alveole/messaging';

/** Dead letters of a bus that ends with its test: they can be read, not replayed. */
export function createMemoryDeadLetters(deadLetters: DeadLetter[] = []): DeadLetterStore {
  return {
    add: async (deadLetter) => void deadLetters.push(deadLetter),
    list: async () => [...deadLetters],
    replay: async () => 0,
    toReplay: async () => [],
    remove: async () => undefined,
  };
}
