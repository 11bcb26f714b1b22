import fc from 'fast-check';
import { bytesOfHex, hexOf } from './hexadecimal.ts';
import { consistencyRanges, inclusionRanges } from './ranges.ts';
import { treeOf } from './tree.fixture.ts';
import { emptyRoot } from './tree-hashes.ts';
import { isConsistent, isIncluded } from './verify-proofs.ts';

/** The leaves, roots and proofs by which the reference implementation of Certificate Transparency is tested. */
const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map(
  (leaf) => bytesOfHex(leaf) as Uint8Array,
);
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const referenceTree = treeOf(leaves);
const hexProof = (ranges: ReturnType<typeof inclusionRanges>) => referenceTree.proof(ranges).map(hexOf);

describe('the tree of RFC 6962', () => {
  it('has the root of the reference implementation at each size of its known leaves', () => {
    expect(roots.map((_, index) => hexOf(referenceTree.root(index + 1)))).toEqual(roots);
    expect(hexOf(emptyRoot)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it.each([
    [0, 1, []],
    [
      0,
      8,
      [
        '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
      ],
    ],
    [
      5,
      8,
      [
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
        'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
        'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      ],
    ],
    [2, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
    [
      1,
      5,
      [
        '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      ],
    ],
  ])('proves leaf %i of %i by the hashes of the reference implementation', (index, size, proof) => {
    expect(hexProof(inclusionRanges(index, size))).toEqual(proof);
  });

  it.each([
    [1, 1, []],
    [
      1,
      8,
      [
        '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
      ],
    ],
    [
      6,
      8,
      [
        '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
        'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
        'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      ],
    ],
    [
      2,
      5,
      [
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      ],
    ],
  ])('proves that size %i goes on to size %i by the hashes of the reference implementation', (older, newer, proof) => {
    expect(hexProof(consistencyRanges(older, newer))).toEqual(proof);
  });
});

const someLeaves = fc.array(fc.uint8Array({ maxLength: 12 }), { minLength: 1, maxLength: 70 });

describe('the proofs of a tree', () => {
  it('verify each leaf at its index, and at no other', () => {
    fc.assert(
      fc.property(someLeaves, fc.nat(), fc.nat(), (drawn, place, elsewhere) => {
        const size = drawn.length;
        const unique = drawn.map((leaf, index) => Uint8Array.of(index, ...leaf));
        const [index, other] = [place % size, elsewhere % size];
        const tree = treeOf(unique);
        const claim = { size, proof: tree.proof(inclusionRanges(index, size)), root: tree.root() };
        const leafHash = tree.hashes[index] as Uint8Array;
        expect(isIncluded({ ...claim, leafHash, index })).toBe(true);
        expect(isIncluded({ ...claim, leafHash: tree.hashes[other] as Uint8Array, index })).toBe(index === other);
        expect(isIncluded({ ...claim, leafHash, index, proof: claim.proof.slice(1) })).toBe(size === 1);
      }),
    );
  });

  it('verify any older size against any newer one', () => {
    fc.assert(
      fc.property(someLeaves, fc.nat(), (drawn, draw) => {
        const tree = treeOf(drawn);
        const [olderSize, newerSize] = [draw % (drawn.length + 1), drawn.length];
        const proof = tree.proof(consistencyRanges(olderSize, newerSize));
        const claim = { olderSize, olderRoot: tree.root(olderSize), newerSize, newerRoot: tree.root(), proof };
        expect(isConsistent(claim)).toBe(true);
        expect(isConsistent({ ...claim, olderRoot: treeOf([Uint8Array.of(1, 2)]).root() })).toBe(false);
      }),
    );
  });

  it.each([
    ['altered', (leaf: Uint8Array) => [Uint8Array.of(...leaf, 1)]],
    ['dropped', () => []],
    ['added', (leaf: Uint8Array) => [leaf, Uint8Array.of(255)]],
  ])('fail against an older root when one of its leaves is %s', (_what, falsified) => {
    fc.assert(
      fc.property(someLeaves, someLeaves, fc.nat(), (older, added, draw) => {
        const place = draw % older.length;
        const newer = [...older.flatMap((leaf, index) => (index === place ? falsified(leaf) : [leaf])), ...added];
        const [olderTree, newerTree] = [treeOf(older), treeOf(newer)];
        const isUnchanged = older.every((leaf, index) => hexOf(leaf) === hexOf(newer[index] ?? Uint8Array.of(0, 0)));
        fc.pre(newer.length >= older.length && !isUnchanged);
        const claim = { olderSize: older.length, olderRoot: olderTree.root(), newerSize: newer.length };
        const proof = newerTree.proof(consistencyRanges(older.length, newer.length));
        expect(isConsistent({ ...claim, newerRoot: newerTree.root(), proof })).toBe(false);
      }),
    );
  });

  it('verify no size beyond the tree, no fraction and no negative index', () => {
    const leafHash = referenceTree.hashes[0] as Uint8Array;
    const claim = { leafHash, proof: [], root: referenceTree.root(1) };
    for (const [index, size] of [
      [1, 1],
      [-1, 1],
      [0.5, 1],
      [0, Number.NaN],
    ] as const)
      expect(isIncluded({ ...claim, index, size })).toBe(false);
    const sizes = { olderRoot: referenceTree.root(3), newerRoot: referenceTree.root(2), proof: [] };
    expect(isConsistent({ ...sizes, olderSize: 3, newerSize: 2 })).toBe(false);
  });
});
