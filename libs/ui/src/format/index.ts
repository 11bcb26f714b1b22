export { formatEuros, parseEuros } from './euros.ts';
export { formatDate, formatDateTime, formatDayTime, formatDeskTime, formatShortDate, parseShortDate } from './dates.ts';
export { formatBytes, formatCount } from './numbers.ts';
