import { run } from './command-line.ts';

process.exitCode = await run(process.argv.slice(2), {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
});
