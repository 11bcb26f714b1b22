import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { clsx } from 'clsx';
import { Icon } from '../icons/Icon.tsx';
import type { ShownToast, ToastQueue } from './toast-queue.ts';
import { messageIcons } from './tones.ts';
import classes from './ToastRegion.module.css';

export interface ToastRegionProps {
  queue: ToastQueue;
}

/** Where toasts appear, one at a time; they wait while the pointer or the focus is on them. */
export function ToastRegion({ queue }: ToastRegionProps) {
  const toast = useSyncExternalStore(queue.subscribe, queue.last, queue.last);
  const cameFrom = useRef<EventTarget>(null);
  if (!toast) return null;
  const enter = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const close = (): void => {
    queue.close(toast.key);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  return createPortal(
    // A dialog of react-aria leaves what bears this mark within reach.
    <section aria-label="Notifications" data-react-aria-top-layer className={classes.region} onFocus={enter}>
      <Toast key={toast.key} toast={toast} onTimeUp={() => queue.close(toast.key)} onClose={close} />
    </section>,
    document.body,
  );
}

interface ToastProps {
  toast: ShownToast;
  onTimeUp: () => void;
  onClose: () => void;
}

function Toast({ toast: { message, tone, time }, onTimeUp, onClose }: ToastProps) {
  const [isHeld, setReserved] = useState(false);
  const timeUp = useRef(onTimeUp);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => timeUp.current(), time);
    return () => clearTimeout(timer);
  }, [isHeld, time]);
  return (
    <div
      className={clsx(classes.toast, classes[tone])}
      onPointerEnter={() => setReserved(true)}
      onPointerLeave={() => setReserved(false)}
      onFocus={() => setReserved(true)}
      onBlur={() => setReserved(false)}
    >
      <Icon name={messageIcons[tone]} className={classes.icon} />
      <p role="alert" className={classes.text}>
        {message}
      </p>
      <button type="button" aria-label="Fermer" className={classes.close} onClick={onClose}>
        <Icon name="close" size="s" />
      </button>
    </div>
  );
}
