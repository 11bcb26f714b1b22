export { formatEuros, parseEuros } from './euros.ts';
export { formatDate, formatDateTime, formatShortDate, parseShortDate } from './dates.ts';
export { formatPhone } from './phone.ts';
export { formatBytes, formatCount } from './numbers.ts';
