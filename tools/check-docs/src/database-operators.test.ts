import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { operatorFaults } from './database-operators.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'operators-'));
  for (const folder of ['services', 'libs', 'tools']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const page = 'libs/embedded/src/database/README.md';
const driverRows = '### Aggregation stages\n\n| `$match` | |\n| `$group` | |\n\n### Accumulators\n\n| `$sum` | |\n';

it('names an operator of the embedded database that no production code calls', () => {
  put(page, `### Update operators\n\n| \`$set\` | |\n| \`$pop\` | |\n\n${driverRows}`);
  put('services/repairs/src/store/a.ts', 'model.updateOne({}, { $set: { a: 1 } });');
  put('services/repairs/src/store/a.test.ts', 'model.updateOne({}, { $pop: { a: 1 } });');
  expect(operatorFaults(root)).toEqual([`${page}: $pop n’a pas d’appelant`]);
});

it('names an operator that production code calls and the page of the embedded database lacks', () => {
  put(page, `### Update operators\n\n| \`$push\` | \`$each\` |\n\n${driverRows}`);
  put('libs/persistence/src/a.ts', "({ $push: { a: { $each: [] } }, '$rename': { a: `${b}: c` } });");
  expect(operatorFaults(root)).toEqual([`${page}: $rename est appelé et manque`]);
});

it('finds no operator without a caller, and none that is missing, in the embedded database of this product', () => {
  expect(operatorFaults(resolve(import.meta.dirname, '../../..'))).toEqual([]);
});
