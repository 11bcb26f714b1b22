import type { DemoApi } from './api.ts';
import type { DemoPlace } from './served-place.ts';

/** What the steps pass to each other; plain data, so that a journey can be left and taken up again. */
export interface JourneyState {
  mail: string;
  password: string;
  siret: string;
  phone: string;
  lastname: string;
  firstname: string;
  bikeSerial: string;
  shopName: string;
  /** Number of steps already done. */
  done: number;
  /** Absent before the first step: Lyon. */
  place?: DemoPlace;
  entityId?: string;
  consumerId?: string;
  repairId?: string;
  fileNumber?: string;
  rowHash?: string;
  /** Decimal euros that were validated. */
  premium?: number;
  /** One for each funder of the premium. */
  batches?: JourneyBatch[];
}

/** A batch that the journey leads to its confirmation. */
export interface JourneyBatch {
  readonly batchId: string;
  /** Decimal euros of the file in it. */
  readonly amount: number;
  /** Of the version that was read last. */
  rowHash: string;
}

export interface StepContext {
  readonly api: DemoApi;
  readonly state: JourneyState;
}

/** One step of the main job: does it, checks it, and answers what came back in a few words. */
export interface Step {
  readonly title: string;
  run(context: StepContext): Promise<string>;
}

/** Runs the steps that are not done yet, up to `until`; `report` hears of each. Throws at the first that fails. */
export async function runJourney(
  steps: readonly Step[],
  context: StepContext,
  { until, report, save }: { until: number; report: (line: string) => void; save: (state: JourneyState) => void },
): Promise<void> {
  const { state } = context;
  while (state.done < Math.min(until, steps.length)) {
    const step = steps[state.done];
    if (!step) return;
    const position = `${String(state.done + 1).padStart(2)}/${steps.length}`;
    try {
      report(`✓ ${position} ${step.title} : ${await step.run(context)}`);
    } catch (error) {
      report(`✗ ${position} ${step.title} : ${(error as Error).message}`);
      throw error;
    }
    state.done += 1;
    save(state);
  }
}
