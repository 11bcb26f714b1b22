export { isInTerritories } from './is-in-territories.ts';
export { departmentOf, isDepartment, unknownDepartment } from './department.ts';
export { delayFigures, type DelayCounts, type DelayFigures } from './delays.ts';
export { fileMoves, pendingSince, type CountedOperation, type CounterChanges, type FileMove } from './file-moves.ts';
export { maskedCells, smallestShownCell } from './mask-small-cells.ts';
export {
  isCalendarWeek,
  mondayOf,
  weekAfter,
  weekOf,
  weekOfDay,
  weeksBetween,
  type CalendarWeek,
} from './calendar-week.ts';
