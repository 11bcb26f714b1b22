// What this process starts ends with it, whatever ends it. Plain JavaScript without dependencies: it runs before any is there.
import { spawn } from 'node:child_process';

const signals = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 };
/** How long a command may take to end by itself. */
const graceMs = 5_000;
/** Milliseconds between two looks at who started this process. */
const lookEvery = 500;
const hasGroups = process.platform !== 'win32';

const running = new Set();
let isEnding = false;

/**
 * Starts a command with a group of its own: a signal to this process ends the command first, with all that it started,
 * then this process, unless something else here takes the signal too.
 */
export function spawnWithUs(command, args, options = {}) {
  // Before the command runs, so that no signal finds it without us.
  if (running.size === 0) for (const signal of Object.keys(signals)) process.on(signal, endAll);
  const child = spawn(command, args, { ...options, detached: hasGroups });
  running.add(child);
  const forget = () => {
    running.delete(child);
    // What a shell runs in the background hears no SIGINT.
    if (isEnding) kill(child, 'SIGKILL');
    if (running.size === 0) for (const signal of Object.keys(signals)) process.off(signal, endAll);
  };
  child.once('exit', forget);
  child.once('error', forget);
  return child;
}

function endAll(signal) {
  const isAlone = process.listenerCount(signal) === 1;
  isEnding = true;
  for (const child of running) {
    kill(child, signal);
    setTimeout(() => kill(child, 'SIGKILL'), graceMs).unref();
    if (isAlone) child.prependOnceListener('exit', () => exitAfterLast(child, signal));
  }
}

function exitAfterLast(child, signal) {
  kill(child, 'SIGKILL');
  if ([...running].every((other) => other === child)) process.exit(128 + signals[signal]);
}

function kill(child, signal) {
  try {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * npm hands a signal to the shell in which it runs a script, and not every shell hands it on: then the shell is gone and
 * this process is still there. So it ends as by SIGTERM once whoever started it has ended.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookEvery);
  timer.unref();
}
