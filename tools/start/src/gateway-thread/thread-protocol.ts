import type { startGateway } from '@alveole/gateway';
import type { Settings } from '../settings.ts';

type StartOptions = Parameters<typeof startGateway>[0];

/** What the main thread gives the gateway's: all of its options that can travel between threads. */
export interface ThreadSettings extends Omit<
  StartOptions,
  'logger' | 'metrics' | 'now' | 'health' | 'remotesRegistry'
> {
  readonly logLevel: Settings['logLevel'];
  /** Who takes the thread’s traces over OTLP. */
  readonly tracesEndpoint?: string | undefined;
  /** The folder of published remotes. */
  readonly remotesFolder: string;
}

/** The gateway listens. */
export const listening = 'listening';
/** The main thread has lost a part that only a restart brings back: tell of it. */
export const broken = 'broken';
/** Answer what is under way, then end. */
export const close = 'close';
