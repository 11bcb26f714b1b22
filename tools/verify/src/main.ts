// `alveole-verify URL`: verifies the open accounts of a programme, whoever runs it.
import './closed-pipe.mjs';
import { createHttpSource } from './http-source.ts';
import { runVerify } from './run-verify.ts';

process.exitCode = await runVerify(process.argv.slice(2), {
  sourceOf: createHttpSource,
  print: (line) => console.log(line),
  isTerminal: process.stdout.isTTY === true,
});
