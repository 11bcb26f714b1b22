import { bundleWeight } from './bundle-weight.ts';
import { printClaims } from './verdict.ts';

/** Bytes of gzip that codec and detector may weigh together. */
const LIMIT = 8 * 1024;

/** Prints what codec and detector weigh in a page. Tells whether it is little enough. */
export async function benchWeight(): Promise<boolean> {
  const weight = await bundleWeight();
  console.log('\nsize: codec and detector, minified and gzipped');
  return printClaims([{ text: `${weight} bytes, at most ${LIMIT}`, held: weight <= LIMIT }]);
}
