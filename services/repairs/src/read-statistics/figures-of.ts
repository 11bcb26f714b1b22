import type { StatisticsFigures } from '@alveole/contracts/statistics';
import { delayFigures, eurosOfCents } from '@alveole/domain';
import type { DelayCounts } from '@alveole/domain';
import type { SummedCounts } from './summed-counts.ts';

/** What was filed and decided, in the wire's words. */
export function decidedOf(counts: SummedCounts) {
  return {
    filed: counts.of('filed'),
    validated: counts.of('validated'),
    refused: counts.of('refused'),
    granted_amount: eurosOfCents(counts.of('grantedCents')),
    refunded_amount: eurosOfCents(counts.of('paidCents')),
  };
}

/** The counters of a period in the wire's words. */
export function figuresOf(counts: SummedCounts): StatisticsFigures {
  const sms = counts.group('sms');
  return {
    ...decidedOf(counts),
    opened: counts.group('entered')['0'] ?? 0,
    complements: counts.of('complements'),
    refunded: counts.of('paid'),
    decision_delay: delayOf(counts.group('decision')),
    payment_delay: delayOf(counts.group('payment')),
    sms: {
      asked: sms['asked'] ?? 0,
      sent: sms['sent'] ?? 0,
      delivered: sms['delivered'] ?? 0,
      failed: sms['failed'] ?? 0,
      unknown: sms['unknown'] ?? 0,
    },
  };
}

function delayOf(counts: DelayCounts): StatisticsFigures['decision_delay'] {
  const { files, medianDays, p95Days } = delayFigures(counts);
  return { files, median_days: medianDays, p95_days: p95Days };
}
