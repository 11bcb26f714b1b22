import { databaseError } from '../errors.ts';
import { encodeDoc } from '../bson/encode.ts';
import { isDoc, isNumeric, toNumber } from '../bson/values.ts';
import type { Doc, Value } from '../bson/values.ts';
import { compileMatcher } from '../query/matcher.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { createSorter, parseSort } from '../read/sort.ts';
import { parseGroup } from './group-stage.ts';
import { parseAddFields, parseProject, parseUnset, parseUnwind } from './shape-stages.ts';
import { atTheEnd, eachDocument } from './stage.ts';
import type { Stage } from './stage.ts';

export const stageParsers: Readonly<Record<string, (argument: Value) => Stage>> = {
  $match: parseMatch,
  $sort: parseSortStage,
  $skip: parseSkip,
  $limit: parseLimit,
  $count: parseCount,
  $group: parseGroup,
  $project: parseProject,
  $addFields: parseAddFields,
  $set: parseAddFields,
  $unset: parseUnset,
  $unwind: parseUnwind,
};

/** Splits `{$name: argument}`; what is not in the list of stages is refused with 40324. */
export function stageOf(value: Value): [name: string, argument: Value] {
  const [entry] = isDoc(value) ? value : [];
  if (!isDoc(value) || value.size !== 1 || entry === undefined)
    throw databaseError('FailedToParse', 'A pipeline stage specification object must contain exactly one field.');
  if (!Object.hasOwn(stageParsers, entry[0]))
    throw databaseError(
      'UnrecognizedStage',
      `Unrecognized pipeline stage name: '${entry[0]}' (in the embedded database)`,
    );
  return entry;
}

function parseMatch(argument: Value): Stage {
  if (!isDoc(argument)) throw databaseError('BadValue', 'the match filter must be an expression in an object');
  const matches = compileMatcher(parseFilter(argument));
  return eachDocument((doc, next) => {
    if (matches(doc)) next.push(doc);
  });
}

function parseSortStage(argument: Value): Stage {
  const sort = parseSort(argument);
  if (sort.length === 0) throw databaseError('BadValue', '$sort stage must have at least one sort key');
  return (next) => {
    const sorter = createSorter<Doc>(sort, 0);
    return atTheEnd(
      (doc) => sorter.add(doc, doc, encodeDoc(doc).length),
      () => sorter.finish(),
    )(next);
  };
}

/** A whole number, at least `least`. */
export function stageCount(name: string, argument: Value, least: number): number {
  const count = isNumeric(argument) ? toNumber(argument) : NaN;
  if (!Number.isInteger(count) || count < least)
    throw databaseError(
      'BadValue',
      `invalid argument to ${name} stage: the value must be an integer of at least ${least}`,
    );
  return count;
}

function parseSkip(argument: Value): Stage {
  const count = stageCount('$skip', argument, 0);
  return (next) => {
    let left = count;
    return eachDocument((doc) => {
      if (left > 0) left -= 1;
      else next.push(doc);
    })(next);
  };
}

function parseLimit(argument: Value): Stage {
  const count = stageCount('$limit', argument, 1);
  return (next) => {
    let left = count;
    return {
      push: (doc) => {
        if (left === 0) return;
        left -= 1;
        next.push(doc);
      },
      end: () => next.end(),
      isFull: () => left === 0 || next.isFull(),
    };
  };
}

/** Over nothing `$count` gives nothing, not a zero. */
function parseCount(argument: Value): Stage {
  if (typeof argument !== 'string' || argument === '' || argument.startsWith('$') || argument.includes('.'))
    throw databaseError('BadValue', 'the count field must be a non-empty string without $ and .');
  return (next) => {
    let count = 0;
    return atTheEnd(
      () => {
        count += 1;
      },
      () => (count === 0 ? [] : [new Map<string, Value>([[argument, count]])]),
    )(next);
  };
}
