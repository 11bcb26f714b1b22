/** What the main thread gives the database's worker. */
export interface WorkerSettings {
  readonly dir: string;
  readonly listen: { readonly path: string } | { readonly host: string; readonly port: number };
  /** How often expired documents and idle cursors are looked for. */
  readonly sweepEveryMs: number;
}

/** What the worker tells the main thread. */
export type WorkerMessage =
  | { readonly kind: 'listening'; readonly port: number | undefined }
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'log';
      readonly level: 'info' | 'warn' | 'error';
      readonly fields: object;
      readonly message: string;
    };
