import { defineSchema, isDuplicateKey, trusted } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { bytesOfText, hexOf, leafHashOf } from '@alveole/transparency';
import type { NewLine } from '../record/public-entry.ts';

/** `_id` is the place in the log, from 0, in so many digits that places sort as text. */
interface StoredLine {
  _id: string;
  source: string;
  text: string;
  hash: string;
  fingerprint: string;
}

const schema = defineSchema<StoredLine>(
  {
    source: { type: String, required: true },
    text: { type: String, required: true },
    hash: { type: String, required: true },
    fingerprint: { type: String, required: true },
  },
  [
    { name: 'by_source', fields: { source: 1 }, unique: true },
    { name: 'by_fingerprint', fields: { fingerprint: 1, _id: 1 } },
  ],
);

/** A line at its place. */
export interface PlacedLine {
  readonly index: number;
  readonly text: string;
  /** Hexadecimal, of its leaf. */
  readonly hash: string;
}

export type PublicLogStore = ReturnType<typeof createPublicLogStore>;

/**
 * The lines of the public log. A place is taken by inserting its line right behind the last one: of two replicas one
 * meets the other's line and takes the next place, so that the log neither forks nor has a gap.
 */
export function createPublicLogStore(database: Database) {
  const model = database.model<StoredLine>('public_lines', schema);
  const size = async (): Promise<number> => {
    const [last] = await model.find({}, { _id: 1 }).sort({ _id: -1 }).limit(1).lean<Pick<StoredLine, '_id'>[]>();
    return last ? Number(last._id) + 1 : 0;
  };
  const missingOf = async (lines: readonly NewLine[]): Promise<readonly NewLine[]> => {
    const sources = lines.map(({ source }) => source);
    const published = await model.find({ source: trusted({ $in: sources }) }, { source: 1 }).lean<StoredLine[]>();
    const publishedSources = new Set(published.map(({ source }) => source));
    return lines.filter(({ source }) => !publishedSources.has(source));
  };
  const between = (from: number, to: number) => ({ _id: trusted({ $gte: placeOf(from), $lt: placeOf(to) }) });
  return {
    size,
    /** Each entry once, whoever else appends; answers how many were added here. */
    async append(lines: readonly NewLine[]): Promise<number> {
      let additions = 0;
      for (;;) {
        const missingLines = await missingOf(lines);
        if (missingLines.length === 0) return additions;
        const from = await size();
        try {
          await model.insertMany(
            missingLines.map((line, offset) => ({
              _id: placeOf(from + offset),
              hash: leafTextHash(line.text),
              ...line,
            })),
            { ordered: true },
          );
          additions += missingLines.length;
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
        }
      }
    },
    async lines(from: number, to: number): Promise<readonly PlacedLine[]> {
      const rows = await model.find(between(from, to)).sort({ _id: 1 }).lean<StoredLine[]>();
      return rows.map(placed);
    },
    /** The hashes of the leaves, without their lines. */
    async hashes(from: number, to: number): Promise<readonly string[]> {
      const rows = await model.find(between(from, to), { hash: 1 }).sort({ _id: 1 }).lean<StoredLine[]>();
      return rows.map(({ hash }) => hash);
    },
    async ofFile(fingerprint: string, headSize: number): Promise<readonly PlacedLine[]> {
      const rows = await model
        .find({ fingerprint, _id: trusted({ $lt: placeOf(headSize) }) })
        .sort({ _id: 1 })
        .lean<StoredLine[]>();
      return rows.map(placed);
    },
  };
}

const placeOf = (index: number): string => String(index).padStart(12, '0');
const placed = ({ _id, text, hash }: StoredLine): PlacedLine => ({ index: Number(_id), text, hash });
const leafTextHash = (text: string): string => hexOf(leafHashOf(bytesOfText(text)));
