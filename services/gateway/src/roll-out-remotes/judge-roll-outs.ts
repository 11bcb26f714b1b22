import type { Version } from './choose-versions.ts';

/** What pages told of versions, and which candidates do not go out any more. */
export interface RollOutJudge {
  /** A page of this network loaded the version. */
  hearLoaded(version: Version, network: string): void;
  /**
   * A page of this network could not load the version, or it broke while it was shown.
   * @param current the version in use, which the candidate is compared with
   */
  hearFailed(version: Version, network: string, current: Version): void;
  isStopped(version: Version): boolean;
}

export interface JudgeOptions {
  /** Those of before a restart. */
  readonly stopped: readonly Version[];
  /** Told once of each candidate that is stopped. */
  readonly onStopped: (version: Version, tally: { failed: number; reported: number }) => void;
}

/**
 * A candidate is stopped once pages of five networks failed with it, and these are more than a twentieth of those that
 * told of it, and more than twice what fails with the version in use; or more than half, since
 * of that version few may tell: at a large share, one of them whose browser is broken would speak for all. Networks are counted, not calls: one shop whose
 * browser is broken, or one stranger, says it once.
 */
export const limits = {
  leastFailed: 5,
  failedShare: 0.05,
  timesCurrent: 2,
  mostFailed: 0.5,
  networks: 10_000,
} as const;

interface Tally {
  readonly failed: Set<string>;
  readonly reported: Set<string>;
}

export function createRollOutJudge({ stopped, onStopped }: JudgeOptions): RollOutJudge {
  const stoppedKeys = new Set(stopped.map(keyOf));
  const tallies = new Map<string, Tally>();
  const tallyOf = (version: Version): Tally => {
    const tally = tallies.get(keyOf(version)) ?? { failed: new Set(), reported: new Set() };
    tallies.set(keyOf(version), tally);
    return tally;
  };
  const hear = ({ failed, reported }: Tally, network: string, hasFailed: boolean): void => {
    if (reported.size >= limits.networks && !reported.has(network)) return;
    reported.add(network);
    if (hasFailed) failed.add(network);
  };
  return {
    hearLoaded: (version, network) => hear(tallyOf(version), network, false),
    hearFailed(version, network, current) {
      const tally = tallyOf(version);
      hear(tally, network, true);
      if (keyOf(version) === keyOf(current) || stoppedKeys.has(keyOf(version))) return;
      if (!isWorse(tally, tallyOf(current))) return;
      stoppedKeys.add(keyOf(version));
      onStopped(
        { name: version.name, version: version.version },
        { failed: tally.failed.size, reported: tally.reported.size },
      );
    },
    isStopped: (version) => stoppedKeys.has(keyOf(version)),
  };
}

function isWorse(candidate: Tally, current: Tally): boolean {
  const share = shareOf(candidate);
  return (
    candidate.failed.size >= limits.leastFailed &&
    share > limits.failedShare &&
    share > Math.min(limits.timesCurrent * shareOf(current), limits.mostFailed)
  );
}

const shareOf = ({ failed, reported }: Tally): number => (reported.size === 0 ? 0 : failed.size / reported.size);

const keyOf = ({ name, version }: Version): string => `${name} ${version}`;
