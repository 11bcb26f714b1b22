// Divides the suites into shares (`--shard`) that take about the same time, the longest suites first.
import { statSync } from 'node:fs';
import { relative } from 'node:path';

/** Seconds on a quiet core of the suites that take longer than their size tells; what has no row is taken by its size. */
const seconds = {
  'tools/new/src/new.test.ts': 100,
  'tools/distributed/src/deployment/new-remote.test.ts': 20,
  'libs/client/src/package.test.ts': 15,
  'tools/distributed/src/deployment/own-process.test.ts': 40,
  'tools/seed-data/src/resume-seed.test.ts': 33,
  'apps/back-office/src/modify-establishment/modify-dialog.test.tsx': 30,
  'apps/partner-portal/src/register-establishment/register-establishment-page.test.tsx': 30,
  'apps/back-office/src/review-repair/desk-matrix.test.tsx': 25,
  'apps/back-office/src/manage-webhooks/webhook-dialog.test.tsx': 15,
  'libs/hex-code/src/pdf/reading-budget.test.ts': 15,
  'services/repairs/src/operate-repair/every-way.test.ts': 15,
  'services/repairs/src/hold-envelopes/used-up.test.ts': 12,
  'services/repairs/src/forget-persons/forget-persons.test.ts': 12,
  'tools/start/src/retention/run-retention.test.ts': 15,
  'tools/start/src/traces-of-main-job.test.ts': 25,
};
const bytesASecond = 4_000;

export default class BalancedShares {
  shard(tests, { shardIndex, shardCount }) {
    const shares = Array.from({ length: shardCount }, () => ({ seconds: 0, tests: [] }));
    for (const test of this.sort(tests)) {
      const lightest = shares.reduce((least, share) => (share.seconds < least.seconds ? share : least));
      lightest.seconds += secondsOf(test);
      lightest.tests.push(test);
    }
    return shares[shardIndex - 1].tests;
  }

  /** The same order in every process that takes a share: by time, then by path. */
  sort(tests) {
    return [...tests].sort((a, b) => secondsOf(b) - secondsOf(a) || a.path.localeCompare(b.path));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}

function secondsOf({ path, context }) {
  const name = relative(context.config.rootDir, path).replaceAll('\\', '/');
  return seconds[name] ?? statSync(path).size / bytesASecond;
}
