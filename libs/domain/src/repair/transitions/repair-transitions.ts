import { answering } from './answering.ts';
import { confirming } from './confirming.ts';
import { gathering } from './gathering.ts';
import { massTool } from './mass-tool.ts';
import { paying } from './paying.ts';
import type { RepairTransition } from './repair-transition.ts';
import { reviewing } from './reviewing.ts';
import { talking } from './talking.ts';

/** Every way that a file may take. What is not here is refused. */
export const repairTransitions: readonly RepairTransition[] = [
  ...gathering,
  ...confirming,
  ...answering,
  ...talking,
  ...reviewing,
  ...paying,
  ...massTool,
];
