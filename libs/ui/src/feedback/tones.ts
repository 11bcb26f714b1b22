import type { IconName } from '../icons/paths.ts';

/** What a message is about; each tone has its colours and its icon. */
export type MessageTone = 'info' | 'success' | 'warning' | 'danger';

/** The icon that says the tone without its colour. */
export const messageIcons: Readonly<Record<MessageTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};
