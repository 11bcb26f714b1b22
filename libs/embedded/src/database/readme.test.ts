import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'mongodb';
import type { Connection } from 'mongoose';
import { expressionOperators } from './aggregate/expression.ts';
import { accumulators } from './aggregate/group.ts';
import { stages } from './aggregate/pipeline.ts';
import { commands } from './commands/dispatch.ts';
import { operatorParsers } from './query/parse-operators.ts';
import { examples, startingDocuments } from './readme-examples.fixture.ts';
import type { Example, Scene } from './readme-examples.fixture.ts';
import { indexExamples } from './readme-index-examples.fixture.ts';
import { driverOf, startTestDatabase } from './running-database.fixture.ts';
import type { TestDatabase } from './running-database.fixture.ts';
import { updateOperators } from './update/operators.ts';

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

/** The first column of the table below a heading. */
function rowsBelow(heading: string): string[] {
  const section = readme.split(`### ${heading}\n`)[1]?.split(/\n##/)[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map((row) => row[1] as string);
}

const tables: [heading: string, rows: Record<string, Example>, known: readonly string[] | undefined][] = [
  ['Commands', examples['Commands'] ?? {}, Object.keys(commands)],
  ['Query operators', examples['Query operators'] ?? {}, [...operatorParsers.keys(), '$and', '$or']],
  ['Update operators', examples['Update operators'] ?? {}, [...updateOperators.keys()]],
  ['Projections', examples['Projections'] ?? {}, undefined],
  ['Aggregation stages', examples['Aggregation stages'] ?? {}, stages],
  ['Accumulators', examples['Accumulators'] ?? {}, accumulators],
  ['Expressions', examples['Expressions'] ?? {}, Object.keys(expressionOperators)],
  ['Indexes', indexExamples, undefined],
];

let database: TestDatabase;
let connection: Connection;
let scene: Scene;

beforeAll(async () => {
  database = await startTestDatabase({ sweepEveryMs: 50 });
  connection = await database.connect('readme');
});
afterAll(() => database.remove());

beforeEach(async () => {
  const db = driverOf(connection) as never as Scene['db'];
  await db.dropDatabase();
  scene = { db, things: db.collection<Document & { _id: number }>('things') };
  await scene.things.insertMany(startingDocuments);
});

describe.each(tables)('%s of the README', (heading, rows, known) => {
  it('are all listed, and all have an example', () => {
    const listed = rowsBelow(heading).sort();
    expect(listed).toEqual(Object.keys(rows).sort());
    if (known !== undefined) expect(listed).toEqual([...known].sort());
  });

  it.each(Object.entries(rows))('%s does what MongoDB does', async (_name, [run, expected]) => {
    const result = await run(scene);
    if (Array.isArray(expected) || typeof expected !== 'object' || expected === null) expect(result).toEqual(expected);
    else if (heading === 'Projections') expect(result).toEqual(expected);
    else expect(result).toMatchObject(expected);
  });
});
