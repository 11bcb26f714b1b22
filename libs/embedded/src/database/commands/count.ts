import { databaseError } from '../errors.ts';
import { encodeValue } from '../index/key-encoder.ts';
import { decodeDoc } from '../bson/decode.ts';
import type { Doc, Found, Value } from '../bson/values.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { walkPath } from '../query/walk-path.ts';
import { countMatches } from '../read/count-matches.ts';
import { openQuery } from '../read/query-reader.ts';
import type { Command, CommandTable } from './command.ts';
import { countField, docField, textField } from './fields.ts';

const atOnce = 256;

const count: Command = {
  fields: ['count', 'query', 'limit', 'skip', 'fields'],
  run: async ({ engine, db, body, budget }) => {
    const filter = parseFilter(docField(body, 'query') ?? new Map());
    const limit = countField(body, 'limit') ?? 0;
    const collection = engine.catalogue.find(db, textField(body, 'count'));
    const all = collection === undefined ? 0 : await countMatches(engine, collection, filter, budget);
    const left = Math.max(all - (countField(body, 'skip') ?? 0), 0);
    return { n: limit === 0 ? left : Math.min(left, limit) };
  },
};

const distinct: Command = {
  fields: ['distinct', 'key', 'query'],
  run: async ({ engine, db, body, budget }) => {
    const filter = parseFilter(docField(body, 'query') ?? new Map());
    const parts = textField(body, 'key').split('.');
    if (parts.includes('')) throw databaseError('BadValue', 'the key of distinct must be a path');
    const collection = engine.catalogue.find(db, textField(body, 'distinct'));
    const values = new Map<string, Value>();
    if (collection !== undefined) {
      const reader = openQuery(engine, { collection, filter, sort: [], skip: 0, limit: 0 });
      for (let piece = await reader.next(atOnce, budget); piece.length > 0; piece = await reader.next(atOnce, budget)) {
        for (const { raw } of piece) gatherValues(decodeDoc(raw), parts, values);
      }
    }
    return { values: [...values.values()] };
  },
};

/** Arrays give their elements; missing fields give nothing. */
function gatherValues(doc: Doc, parts: readonly string[], values: Map<string, Value>): void {
  const add = (value: Value) => {
    const identity = encodeValue(value).bytes.toString('latin1');
    if (!values.has(identity)) values.set(identity, value);
  };
  walkPath(doc, parts, 0, true, (value: Found) => {
    if (Array.isArray(value)) value.forEach(add);
    else if (value !== undefined) add(value);
    return false;
  });
}

export const countCommands: CommandTable = { count, distinct };
