import { inpBudget, returningBudget } from './screen.ts';
import type { Screen } from './screen.ts';
import type { Visit } from './visit.ts';

const maxShift = 0.05;

/** Prints a visit beside its budget, and why a budget that is missed still is. Tells whether it holds. */
export function judge(screen: Screen, { lcp, shift, scripts, inp, returningLcp }: Visit): boolean {
  const kib = scripts / 1024;
  const faults = [
    ...(screen.lcp !== undefined && lcp > screen.lcp ? ['LCP'] : []),
    ...(screen.lcp !== undefined && shift > maxShift ? ['CLS'] : []),
    ...(kib > screen.scripts ? ['scripts'] : []),
    ...(returningLcp !== undefined && returningLcp > returningBudget ? ['LCP with the service worker'] : []),
    ...(inp !== undefined && inp > inpBudget ? ['INP'] : []),
  ];
  const first = [lcp.toFixed(0), screen.lcp ?? '-', shift.toFixed(2), kib.toFixed(1), screen.scripts];
  const columns = [...first, returningLcp?.toFixed(0) ?? '-', inp?.toFixed(0) ?? '-'];
  const verdict = faults.length === 0 ? 'held' : `broken: ${faults.join(', ')}`;
  console.log(`${screen.name.padEnd(15)}${columns.map((column) => String(column).padStart(8)).join('')}  ${verdict}`);
  if (faults.length > 0 && screen.reason) console.log(`                 ${screen.reason}`);
  return faults.length === 0;
}
