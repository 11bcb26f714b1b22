import type { ChildProcess, SpawnOptions } from 'node:child_process';

/** Starts a command that a signal to this process ends first, with all that it started. */
export function spawnWithUs(command: string, args: readonly string[], options?: SpawnOptions): ChildProcess;
/** Ends this process once npm's shell, which started it, has ended. */
export function endWithNpm(): void;
