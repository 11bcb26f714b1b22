import type { MassLineResult, MassRunState } from '@alveole/domain';

/** One act on many documents, with who prepared it, who alone starts it: each line is done under that person's rights of the moment. */
export interface MassRun<Task = unknown, Caller = unknown> {
  readonly id: string;
  /** What is done, and where the lines come from: the service that keeps the run knows them. */
  readonly task: Task;
  readonly state: MassRunState;
  readonly caller: Caller;
  readonly createdAt: Date;
  readonly startedAt?: Date | undefined;
  readonly endedAt?: Date | undefined;
  /** Why it was stopped by itself; absent where a person stopped it. */
  readonly stopReason?: 'author' | undefined;
  /** Lines that the preview has written. */
  readonly previewed: number;
  /** Where the preview of a filter goes on. */
  readonly behind?: string | undefined;
}

export interface MassLine {
  readonly runId: string;
  /** From 0. */
  readonly index: number;
  readonly given: string;
  readonly result: MassLineResult;
  /** Id of the document that the line names. */
  readonly targetId?: string | undefined;
  readonly name?: string | undefined;
  /** What the programme owes for the file that it names, as the dry run read it; absent where it is no file, or has no premium. */
  readonly premiumCents?: number | undefined;
  /** French, for a refused one. */
  readonly reason?: string | undefined;
  /** Of the version on which the act was begun: tells after a crash whether it was written. */
  readonly rowHash?: string | undefined;
}
