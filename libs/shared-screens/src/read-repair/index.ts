export { useMarkRepairRead } from './use-mark-repair-read.ts';
