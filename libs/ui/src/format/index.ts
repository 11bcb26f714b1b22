export { formatEuros, parseEuros } from './euros.ts';
export { formatDate, formatDayTime, formatDeskTime, formatShortDate, parseShortDate } from './dates.ts';
export { formatBytes, formatCount } from './numbers.ts';
export { describeKinds } from './file-kinds.ts';
