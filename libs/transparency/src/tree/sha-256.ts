/**
 * SHA-256 (FIPS 180-4) without WebCrypto: a page served without TLS has none, and a promise for each line of a log costs
 * more than its hash.
 */
const roundConstants = firstPrimes(64).map((prime) => fractionOf(Math.cbrt(prime)));
const initialState = firstPrimes(8).map((prime) => fractionOf(Math.sqrt(prime)));
const blockBytes = 64;
const schedule = new Uint32Array(64);

/** @returns the 32 bytes of the digest */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(initialState);
  const padded = padToBlocks(message);
  for (let offset = 0; offset < padded.byteLength; offset += blockBytes) digestBlock(state, padded, offset);
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  state.forEach((word, index) => view.setUint32(index * 4, word));
  return digest;
}

function padToBlocks(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / blockBytes) * blockBytes);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

function digestBlock(state: Uint32Array, view: DataView, offset: number): void {
  fillSchedule(view, offset);
  let [a, b, c, d, e, f, g, h] = state as unknown as Registers;
  for (let round = 0; round < 64; round += 1) {
    const mixE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const mixA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const added = (h + mixE + choice + (roundConstants[round] as number) + (schedule[round] as number)) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + mixA + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] as number) + word));
}

type Registers = [number, number, number, number, number, number, number, number];

function fillSchedule(view: DataView, offset: number): void {
  for (let index = 0; index < 16; index += 1) schedule[index] = view.getUint32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [schedule[index - 15] as number, schedule[index - 2] as number];
    const mixEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mixLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[index] = (schedule[index - 16] as number) + mixEarly + (schedule[index - 7] as number) + mixLate;
  }
}

function rotate(word: number, places: number): number {
  return (word >>> places) | (word << (32 - places));
}

/** The first 32 bits of the fraction. */
function fractionOf(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x1_0000_0000);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
}
