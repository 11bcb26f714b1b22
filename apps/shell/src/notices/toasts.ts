import type { Notice } from '@alveole/contracts';
import { createToastQueue } from '@alveole/ui';
import type { ToastDuration } from '@alveole/ui';

/** One queue of notices, for the page's life. */
export const toasts = createToastQueue();

const durations: Readonly<Record<NonNullable<Notice['seconds']>, ToastDuration>> = {
  3: 'short',
  6: 'doubles',
  7: 'medium',
  10: 'long',
};

export function showToast({ text, tone, seconds = 3 }: Notice): void {
  toasts.show({ message: text, tone, duration: durations[seconds] });
}
