import { readComposeFile } from '../deployment/compose-file.ts';
import { maxImageBytes } from '../pack-service/pack-service.ts';
import { engine } from './engine.ts';

export interface BuiltImage {
  readonly image: string;
  readonly target: string;
  readonly seconds: number;
  /** Above the image that its recipe starts from. */
  readonly bytesAboveBase: number;
}

const bases: Readonly<Record<string, string>> = { remote: 'debian:bookworm-slim' };
const nodeBase = 'node:22-bookworm-slim';

/** Builds every image of the compose file, one after the other, and tells each. */
export async function buildImages(report: (built: BuiltImage) => void): Promise<void> {
  for (const { image, build } of Object.values(readComposeFile('docker-compose.yml').services)) {
    if (!build) continue;
    const began = Date.now();
    await buildTarget(image, build.target, build.args);
    const bytesAboveBase = (await bytesOf(image)) - (await bytesOf(bases[build.target] ?? nodeBase));
    report({ image, target: build.target, seconds: Math.round((Date.now() - began) / 1000), bytesAboveBase });
  }
}

/** Builds one target of the product's recipe. */
export async function buildTarget(
  image: string,
  target: string,
  args: Readonly<Record<string, string>> = {},
): Promise<void> {
  const given = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  await engine('build', '--file', 'infra/docker/Dockerfile', '--target', target, ...given, '--tag', image, '.');
}

/** Throws for the image of a service that is larger than `maxImageBytes` above its base; a remote's is mostly nginx. */
export function requireSmallImage({ image, target, bytesAboveBase }: BuiltImage): void {
  if (target !== 'remote' && bytesAboveBase > maxImageBytes)
    throw new Error(`${image} is ${bytesAboveBase} bytes above its base, of ${maxImageBytes} at most`);
}

async function bytesOf(image: string): Promise<number> {
  return Number(await engine('image', 'inspect', '--format', '{{.Size}}', image));
}
