import { createSharedHashes } from './shared-hashes.ts';

const someoneWaits = { check: () => undefined };
const nobodyWaits = {
  check() {
    throw new Error('Nobody waits');
  },
};

/** Hashings that end when the test says so. */
function startHashes() {
  const begun: { password: string; end: () => void }[] = [];
  const hashes = createSharedHashes({
    hash: (password) => new Promise((resolve) => begun.push({ password, end: () => resolve(`hash of ${password}`) })),
  });
  return { begun, of: hashes.of };
}

describe('hashes for acts that may be asked for again', () => {
  it('are made once while the first hashing is under way', async () => {
    const { begun, of } = startHashes();
    const asked = [of('act', 'secret', someoneWaits), of('act', 'secret', nobodyWaits)];
    expect(begun).toHaveLength(1);
    begun[0]?.end();
    expect(await Promise.all(asked)).toEqual(['hash of secret', 'hash of secret']);
    void of('act', 'secret', someoneWaits);
    expect(begun).toHaveLength(2);
  });

  it('are never those of another act or password', () => {
    const { begun, of } = startHashes();
    void of('act', 'secret', someoneWaits);
    void of('other', 'secret', someoneWaits);
    void of('act', 'other', someoneWaits);
    expect(begun.map(({ password }) => password)).toEqual(['secret', 'secret', 'other']);
  });

  it('are not begun when nobody waits any more', () => {
    const { begun, of } = startHashes();
    expect(() => of('act', 'secret', nobodyWaits)).toThrow('Nobody waits');
    expect(begun).toHaveLength(0);
  });
});
