import { dirname, join, relative, resolve, sep } from 'node:path';
import { bundleService } from '../bundle/bundle-service.ts';
import { copyFolder } from './copy-folder.ts';
import { packagesOfBundle } from './packages-of-bundle.ts';

/** What the image of a service may hold above its base. */
export const maxImageBytes = 120_000_000;

export interface PackedService {
  readonly packages: number;
  readonly bytes: number;
}

/** Node runs no TypeScript below `node_modules`, and reads no source map there unless it is told to. */
const unread = /\.(map|[cm]?ts)$/;
/** Packages of OpenTelemetry hold three builds; Node runs the one that `main` names, the others are for bundlers. */
const forBundlers = /[/\\]@opentelemetry[/\\][\w-]+[/\\]build[/\\](esm|esnext)$/;

/**
 * Bundles a service and lays out what its image holds, each file at its place in the workspace: below `packages` what
 * the bundle imports, which changes with the lock file, and below `own` the bundle, which changes with each commit.
 * Throws where both together pass `maxImageBytes`, or where an imported package is not installed.
 * @param folder of the service, from the workspace: `services/auth`
 * @param workspace in whose `node_modules` the packages stand
 */
export async function packService(folder: string, target: string, workspace = resolve('.')): Promise<PackedService> {
  const bundle = await bundleService(join(workspace, folder));
  const packages = packagesOfBundle(bundle);
  const place = (layer: string, from: string) => join(target, layer, relative(workspace, from));
  let bytes = await copyFolder(dirname(bundle.outfile), place('own', dirname(bundle.outfile)), () => true);
  for (const from of packages) bytes += await copyFolder(from, place('packages', from), (path) => isRun(from, path));
  if (bytes > maxImageBytes) throw new Error(`${folder} packs to ${bytes} bytes, of ${maxImageBytes} at most`);
  return { packages: packages.size, bytes };
}

/** What stands in `node_modules` of a package itself is packed as packages of their own, where something imports them. */
function isRun(packageFolder: string, path: string): boolean {
  if (unread.test(path) || forBundlers.test(path)) return false;
  return !relative(packageFolder, path).split(sep).includes('node_modules');
}
