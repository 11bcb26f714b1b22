import { bundleWeights } from './bundle-weight.ts';

/** Bytes of gzip that codec and detector are to weigh together. */
const TARGET = 8 * 1024;

/** Prints what codec and detector weigh in a page, and which of them weighs: told, as the times are, not judged. */
export async function benchWeight(): Promise<void> {
  const { codec, together } = await bundleWeights();
  console.log('\nsize: codec and detector, minified and gzipped');
  console.log(
    `  size    ${together} bytes, of which the codec ${codec}, target ${TARGET} bytes: ${together <= TARGET ? 'reached' : `missed: the detector alone ${together - codec}`}`,
  );
}
