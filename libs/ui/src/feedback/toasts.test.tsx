import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createToastQueue, toastDurations, type ToastDuration } from './toast-queue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const saved = 'Le dossier est enregistré.';

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(Object.entries(toastDurations) as [ToastDuration, number][])(
    'leave by themselves: %s after %d ms',
    (duration, time) => {
      const queue = createToastQueue();
      render(<ToastRegion queue={queue} />);
      act(() => void queue.show({ message: saved, duration }));
      act(() => jest.advanceTimersByTime(time - 1));
      expect(screen.getByRole('alert')).toHaveTextContent(saved);
      act(() => jest.advanceTimersByTime(1));
      expect(screen.queryByText(saved)).not.toBeInTheDocument();
    },
  );

  it('do not say the same words twice within 5 s', () => {
    let time = 0;
    const queue = createToastQueue({ now: () => time });
    expect(queue.show({ message: saved })).toBe(true);
    time = 4999;
    expect(queue.show({ message: saved })).toBe(false);
    expect(queue.show({ message: 'Autre chose.' })).toBe(true);
    time = 5000;
    expect(queue.show({ message: saved })).toBe(true);
  });

  it('come one at a time, the last one first, so that they need no more than the bar of the page', async () => {
    const queue = createToastQueue();
    render(<ToastRegion queue={queue} />);
    act(() => void queue.show({ message: saved, duration: 'long' }));
    act(() => void queue.show({ message: 'Autre chose.' }));
    expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['Autre chose.']);
    act(() => jest.advanceTimersByTime(toastDurations.short));
    expect(screen.getByRole('alert')).toHaveTextContent(saved);
  });

  it('stay while one points at them', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const queue = createToastQueue();
    render(<ToastRegion queue={queue} />);
    act(() => void queue.show({ message: saved }));
    await user.hover(screen.getByText(saved));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText(saved)).toBeInTheDocument();
  });

  it('are a landmark, and close on request', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const queue = createToastQueue();
    render(<ToastRegion queue={queue} />);
    act(() => void queue.show({ message: saved, tone: 'danger', duration: 'long' }));
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByText(saved)).not.toBeInTheDocument();
  });
});
