import { decodePDFRawStream, PDFContext, PDFObjectParser, PDFParser, PDFRawStream } from '@cantoo/pdf-lib';
import { stampRefused } from '../stamp/stamp-refusal.ts';

/** What reading one file may take: far more than an invoice does, and seconds at most. */
const bounds = {
  /** Bytes that its compressed structure unpacks to: a few kilobytes can announce gigabytes. */
  unpackedBytes: 16 * 1_048_576,
  objects: 20_000,
  /** Values and guesses. */
  effort: 500_000,
};

/** Where no object begins, the parser tries anew at each byte, and each try that fails costs as much as many values. */
const guessEffort = 25;
/** Of an object that cannot be read the parser looks for the end, up to the end of the file. */
const searchedBytesPerEffort = 100;

type Bound = keyof typeof bounds;
type Budget = Record<Bound, number> & { isSpent: boolean };

let left: Budget | undefined;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads one file within its budget, files one after another. The library has no bounds of its own.
 * @throws HexCodeError `PDF_TOO_COMPLEX`
 */
export function withinBudget<T>(read: () => Promise<T>): Promise<T> {
  boundParsing();
  const reading = turn.then(() => readBounded(read));
  turn = reading.catch(() => undefined);
  return reading;
}

async function readBounded<T>(read: () => Promise<T>): Promise<T> {
  const budget = (left = { ...bounds, isSpent: false });
  try {
    return await read();
  } catch (failure) {
    throw budget.isSpent ? stampRefused('PDF_TOO_COMPLEX') : failure;
  } finally {
    left = undefined;
  }
}

/** The library mends what fails, so whatever is asked of a spent budget fails again until the reading ends. */
function spend(bound: Bound, amount: number): void {
  if (left === undefined) return;
  left[bound] -= amount;
  if (left[bound] < 0) left.isSpent = true;
  if (left.isSpent) throw stampRefused('PDF_TOO_COMPLEX');
}

/** The methods of the library that the budget counts: some are private to it, one ancestor is not exported. */
interface Parser {
  parseObject(...given: unknown[]): unknown;
  matchIndirectObjectHeader(...given: unknown[]): unknown;
  tryToParseInvalidIndirectObject(): unknown;
  readonly bytes: { offset(): number; readonly length: number };
}

let isBound = false;

function boundParsing(): void {
  if (isBound) return;
  isBound = true;
  // The methods that are counted are private to pdf-lib, so its types hide them.
  before(PDFObjectParser.prototype as unknown as Parser, 'parseObject', () => spend('effort', 1));
  const parser = PDFParser.prototype as unknown as Parser;
  before(parser, 'matchIndirectObjectHeader', () => spend('effort', guessEffort));
  countSearches(parser);
  before(PDFContext.prototype, 'assign', () => spend('objects', 1));
  const decoder = ancestorOfDecoders();
  before(decoder, 'ensureBuffer', function (this: Decoder, bytes: number) {
    const grown = bytes - (this.spentBytes ?? 0);
    if (grown <= 0) return;
    this.spentBytes = bytes;
    spend('unpackedBytes', grown);
  });
}

function countSearches(parser: Parser): void {
  const search = parser.tryToParseInvalidIndirectObject;
  parser.tryToParseInvalidIndirectObject = function () {
    spend('effort', guessEffort);
    const from = this.bytes.offset();
    const result = search.call(this);
    const to = result === undefined ? this.bytes.length : this.bytes.offset();
    spend('effort', (to - from) / searchedBytesPerEffort);
    return result;
  };
}

/** Puts a check in front of a method. */
function before<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  check: (this: Owner, ...given: never[]) => void,
): void {
  const method = owner[name] as (...given: unknown[]) => unknown;
  owner[name] = function (this: Owner, ...given: never[]) {
    check.apply(this, given);
    return method.apply(this, given);
  } as Owner[Name];
}

interface Decoder {
  ensureBuffer(bytes: number): Uint8Array;
  spentBytes?: number;
}

/** All decoders of compressed streams grow by one method of this. */
function ancestorOfDecoders(): Decoder {
  const dictionary = PDFContext.create().obj({ Filter: 'FlateDecode' });
  const deflatedNothing = Uint8Array.of(0x78, 0x9c, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01);
  const decoder = decodePDFRawStream(PDFRawStream.of(dictionary, deflatedNothing));
  return Object.getPrototypeOf(Object.getPrototypeOf(decoder)) as Decoder;
}
