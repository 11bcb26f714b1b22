import { text } from 'node:stream/consumers';
import { readSourceMap } from '../source-maps.ts';
import { explainStack } from './explain-stack.ts';

const { SOURCE_MAPS_DIR } = process.env;
if (SOURCE_MAPS_DIR) {
  const explained = await explainStack(
    await text(process.stdin),
    (script) => readSourceMap(SOURCE_MAPS_DIR, script),
    (script) => console.error(`The source map of ${script} cannot be read: its places stay as they are.`),
  );
  console.log(explained);
} else {
  console.error(
    'Set SOURCE_MAPS_DIR, where publish-remote kept the source maps, and give the stack: npm run explain-stack < stack.txt',
  );
  process.exitCode = 1;
}
