import type Engine from 'publicodes';
import type { RuleFault } from '../rule-fault.ts';
import { inputs } from '../vocabulary.ts';
import type { WrittenRules } from '../written-rules.ts';
import { comparisonsOf, constantOf, constantsOf } from './named-constants.ts';

/** Years on either side of today beyond which a date is most likely a slip of the keyboard. */
export const farYears = 10;

/** Whether a day (YYYY-MM-DD) lies far from another one. */
export function isFarFrom(day: string, today: string): boolean {
  const years = Number(day.slice(0, 4)) - Number(today.slice(0, 4));
  return (
    Math.abs(years) > farYears ||
    (Math.abs(years) === farYears && Math.sign(years) * day.slice(5).localeCompare(today.slice(5)) > 0)
  );
}

/** Days in rules that lie far from today. */
export function farDays(engine: Engine, written: WrittenRules, today: string): readonly RuleFault[] {
  const days = constantsOf(engine, Object.keys(written)).filter(({ type }) => type === 'date');
  const far = days.filter(({ value }) => isFarFrom(isoOf(String(value)), today));
  return far.map(({ rule, value }) => ({ rule, sentence: `Le ${value} est à plus de ${farYears} ans d’aujourd’hui.` }));
}

const isoOf = (french: string) => french.split('/').reverse().join('-');

/** What a postcode and a department look like. */
const shapes = {
  zip: { pattern: /^\d{5}$/, what: 'un code postal, qui a cinq chiffres' },
  department: {
    pattern: /^(?:0[1-9]|1\d|2[1-9AB]|[3-8]\d|9[0-5]|97[1-8]|98[4-9])$/,
    what: 'un département, comme 69, 01, 2A ou 974',
  },
} as const;

/** What a department is not; undefined of one. @returns a French sentence */
export function unknownDepartment(code: string): string | undefined {
  return shapes.department.pattern.test(code) ? undefined : `« ${code} » n’est pas ${shapes.department.what}.`;
}

/** Texts that no postcode and no department is, compared with one. */
export function oddPlaces(engine: Engine, written: WrittenRules): readonly RuleFault[] {
  return comparisonsOf(engine, Object.keys(written)).flatMap(({ rule, sides }) => {
    const place = sides
      .map((side) => (side.nodeKind === 'reference' ? shapeOf(side.dottedName) : undefined))
      .find(Boolean);
    const constant = sides.map((side) => constantOf(rule, side)).find(Boolean);
    if (place === undefined || constant?.type !== 'string' || place.pattern.test(String(constant.value))) return [];
    return [{ rule, sentence: `« ${constant.value} » n’est pas ${place.what}.` }];
  });
}

function shapeOf(name: string | undefined): (typeof shapes)[keyof typeof shapes] | undefined {
  const key = inputs.find((input) => input.name === name)?.key;
  if (key === 'homeZip' || key === 'shopZip') return shapes.zip;
  return key === 'homeDepartment' || key === 'shopDepartment' ? shapes.department : undefined;
}
