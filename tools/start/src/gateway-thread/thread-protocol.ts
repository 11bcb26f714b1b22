import type { startGateway } from '@alveole/gateway';
import type { Settings } from '../settings.ts';

type StartOptions = Parameters<typeof startGateway>[0];

/** What the main thread gives the gateway's: all of its options that can travel between threads. */
export interface ThreadSettings extends Omit<StartOptions, 'logger' | 'metrics' | 'now' | 'remotesRegistry'> {
  readonly logLevel: Settings['logLevel'];
  /** The folder of published remotes. */
  readonly remotesFolder: string;
}

/** The gateway listens. */
export const listening = 'listening';
/** Answer what is under way, then end. */
export const close = 'close';
