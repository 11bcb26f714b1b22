import { spanText } from './span-text.ts';

/** How long a registration takes, as the public pages promise. */
export const registrationTimeText = spanText(10, 'minute');
