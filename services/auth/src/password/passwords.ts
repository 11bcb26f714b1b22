import bcrypt from 'bcrypt';

/** bcrypt reads no further; a longer password would be cut without a word. */
export const longestPasswordBytes = 72;

export interface Passwords {
  /** bcrypt hash of a password of at most 72 bytes (UTF-8). */
  hash(password: string): Promise<string>;
  /** False for a wrong password and for no hash, after the same time. */
  matches(password: string, hash: string | null): Promise<boolean>;
}

/**
 * Hashes passwords with bcrypt.
 * @param cost 12 in production: some 170 ms of a core; tests take less
 */
export function createPasswords(cost: number): Passwords {
  const decoy = bcrypt.hashSync('no account has this password', cost);
  return {
    hash: (password) => bcrypt.hash(password, cost),
    async matches(password, hash) {
      const equal = await bcrypt.compare(password, hash ?? decoy);
      return equal && hash !== null && Buffer.byteLength(password) <= longestPasswordBytes;
    },
  };
}
