import { texts } from './record-invoice.text.ts';

/** How many persons a session may have, each with how long it lasts. */
export const participantOptions = [
  { value: '1', label: texts.one, description: texts.duration.one },
  { value: '2', label: texts.two, description: texts.duration.group },
  { value: '3', label: texts.three, description: texts.duration.group },
] as const;
