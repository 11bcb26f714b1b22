import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areas } from './areas.mjs';

/**
 * Mutates one area after the other, all or those that are named, and prints how many mutants each one's tests killed;
 * `--record` writes that into `docs/MUTANTS.md`. Ends with 1 when an area is below its threshold.
 */
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const areasOfRun = areas.filter(({ name }) => names.length === 0 || names.includes(name));
if (areasOfRun.length === 0) throw new Error(`areas: ${areas.map(({ name }) => name).join(', ')}`);
const results = areasOfRun.map((area) => ({ ...area, hasPassed: runArea(area.name), ...countsOf(area.name) }));
process.stdout.write(`${tableOf(results.map(rowOf))}\n`);
if (process.argv.includes('--record')) record(results);
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1;

function runArea(name) {
  const command = ['stryker', 'run', 'tools/mutants/stryker.config.mjs'];
  const env = { ...process.env, MUTANTS_AREA: name };
  return spawnSync('npx', command, { env, stdio: 'inherit' }).status === 0;
}

/** What stands in the report of an area that was run. */
function countsOf(name) {
  const { files } = JSON.parse(readFileSync(join(tmpdir(), `alveole-mutants-${name}.json`), 'utf8'));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...kinds) => statuses.filter((status) => kinds.includes(status)).length;
  return { killed: count('Killed', 'Timeout'), survived: count('Survived', 'NoCoverage') };
}

function rowOf({ name, mutate, killed, survived }) {
  const score = ((100 * killed) / (killed + survived)).toFixed(1);
  return `| ${name} | ${mutate.map((path) => `\`${path}\``).join('<br>')} | ${killed + survived} | ${killed} | ${score} % |`;
}

function tableOf(rows) {
  return ['| area | what is mutated | mutants | killed | score |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** The rows of this run in place of those of the same areas; what another run found of other areas stays. */
function record(results) {
  const formerRows = readFileSync('docs/MUTANTS.md', 'utf8').split('\n');
  const rows = areas.flatMap(({ name }) => {
    const result = results.find((one) => one.name === name);
    return result ? [rowOf(result)] : formerRows.filter((row) => row.startsWith(`| ${name} |`));
  });
  const text = `# Mutants

What \`npm run mutants -- --record\` found last: of the faults that are put into the code one by one, how many the tests beside it notice. At least 90 % must be killed in each area; what survives is mostly a text, or a change that changes nothing.

${tableOf(rows)}
`;
  writeFileSync('docs/MUTANTS.md', text);
}
