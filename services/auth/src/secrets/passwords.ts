import bcrypt from 'bcrypt';

/** bcrypt reads no further; a longer password would be cut without a word. */
export const longestPasswordBytes = 72;

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Hashes passwords with bcrypt.
 * @param cost 12 in production: some 170 ms of a core; tests take less
 */
export function createPasswords(cost: number) {
  const decoy = bcrypt.hashSync('no account has this password', cost);
  return {
    /** bcrypt hash of a password of at most 72 bytes (UTF-8). */
    hash: (password: string): Promise<string> => bcrypt.hash(password, cost),
    /** False for a wrong password and for no hash, after the same time. */
    async matches(password: string, hash: string | undefined): Promise<boolean> {
      const equal = await bcrypt.compare(password, hash ?? decoy);
      return equal && hash !== undefined && Buffer.byteLength(password) <= longestPasswordBytes;
    },
  };
}
