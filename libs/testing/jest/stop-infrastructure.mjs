// Ends the child that start-infrastructure.mjs started, and removes its data.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';

const GRACE_MS = 5_000;

export default async function stopInfrastructure() {
  const infrastructure = globalThis.alveoleInfrastructure;
  if (!infrastructure) return;
  delete globalThis.alveoleInfrastructure;
  const { child, dataDir } = infrastructure;
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    const kill = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    child.stdin.end();
    await ended;
    clearTimeout(kill);
  }
  await rm(dataDir, { recursive: true, force: true });
}
