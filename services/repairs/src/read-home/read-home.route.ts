import { repairRoutes } from '@alveole/contracts/repair';
import { eurosOfCents } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { toSummary } from '../wire/repair-answers.ts';
import { readHome } from './read-home.ts';
import type { FilesSum, WaitingFiles } from './read-home.ts';

/** A repairer's own establishment, whoever asks. */
export function readHomeRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairRoutes.readCounterHome, async ({ actor }) => {
    const { toFinish, toAnswer, unread, validated, inTransfer } = await readHome(ports, actor);
    return {
      to_finish: toFiles(toFinish),
      to_answer: toFiles(toAnswer),
      unread: toFiles(unread),
      money: { validated: toSum(validated), in_transfer: toSum(inTransfer) },
    };
  });
}

const toFiles = ({ count, files }: WaitingFiles) => ({ count, files: files.map(toSummary) });
const toSum = ({ count, cents }: FilesSum) => ({ count, amount: eurosOfCents(cents) });
