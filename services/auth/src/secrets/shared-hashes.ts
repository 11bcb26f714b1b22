import { createHash } from 'node:crypto';
import type { Deadline } from '@alveole/service-kit';
import type { Passwords } from './passwords.ts';

export type SharedHashes = ReturnType<typeof createSharedHashes>;

/** Hashes for acts that may be asked for again while the first hashing is under way. */
export function createSharedHashes({ hash }: Pick<Passwords, 'hash'>) {
  const underWay = new Map<string, Promise<string>>();
  return {
    /**
     * The hash of a password for an act. Asked again for the same act it finds the hashing under way instead of hashing
     * anew. Throws the coded 503 before a hashing that nobody waits for any more.
     */
    of(act: string, password: string, deadline: Pick<Deadline, 'check'>): Promise<string> {
      const name = createHash('sha256')
        .update(JSON.stringify([act, password]))
        .digest('hex');
      const begun = underWay.get(name);
      if (begun) return begun;
      deadline.check();
      const hashing = hash(password).finally(() => underWay.delete(name));
      underWay.set(name, hashing);
      return hashing;
    },
  };
}
