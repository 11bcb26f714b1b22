import {
  Button as AriaButton,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { clsx } from 'clsx';
import { Icon } from '../icons/Icon.tsx';
import type { ToastQueue } from './toast-queue.ts';
import { messageIcons } from './tones.ts';
import classes from './ToastRegion.module.css';

export interface ToastRegionProps {
  queue: ToastQueue;
}

/** Where toasts appear; they wait while the pointer or the focus is on them. */
export function ToastRegion({ queue }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={queue.toasts} aria-label="Notifications" className={classes.region}>
      {({ toast }) => (
        <AriaToast toast={toast} className={clsx(classes.toast, classes[toast.content.tone])}>
          <Icon name={messageIcons[toast.content.tone]} className={classes.icon} />
          <AriaToastContent className={classes.text}>
            <Text slot="title">{toast.content.message}</Text>
          </AriaToastContent>
          <AriaButton slot="close" aria-label="Fermer" className={classes.close}>
            <Icon name="close" size="s" />
          </AriaButton>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
