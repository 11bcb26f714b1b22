import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * How a thread reads its module. Development and tests run TypeScript, for which a thread needs the loader: it does not
 * inherit the one of its parent. The bundles of the images hold JavaScript.
 */
export function threadOf(file: URL): { readonly filename: string; readonly execArgv: string[] } {
  const filename = fileURLToPath(file);
  if (!filename.endsWith('.ts')) return { filename, execArgv: [] };
  const loader = createRequire(import.meta.url).resolve('tsx');
  return { filename, execArgv: ['--import', pathToFileURL(loader).href] };
}
