export {
  openMassRun,
  listMassRuns,
  readMassRun,
  turnMassRun,
  listMassLines,
  exportMassLines,
} from './establishment-routes.ts';
export {
  openRepairMassRun,
  listRepairMassRuns,
  readRepairMassRun,
  turnRepairMassRun,
  listRepairMassLines,
  exportRepairMassLines,
  validateRepairs,
  reassignRepairs,
} from './repair-routes.ts';
