import { fakeRemoteProps } from '@alveole/testing/browser';
import { createLocks, silentChannel } from '../keep-on-device/browser.fixture.ts';
import { sweepMedia } from '../send-later/sweep-media.ts';
import { counterOf } from './counter.ts';

jest.mock('../send-later/sweep-media.ts', () => ({ sweepMedia: jest.fn() }));

beforeAll(() => {
  // jsdom has neither.
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  Object.assign(globalThis, { BroadcastChannel: jest.fn(() => silentChannel) });
});

describe('the counter of a person', () => {
  it.each([
    ['is still to be swept', () => new Promise<void>(() => undefined)],
    ['cannot be swept', () => Promise.reject(new Error('locked'))],
  ])('opens at once on a device that %s', async (when, sweep) => {
    jest.mocked(sweepMedia).mockImplementation(sweep);
    const { api } = fakeRemoteProps({ role: 'REP' });
    expect(await counterOf({ userId: when, entityId: 'entity-1', api })).toBeDefined();
    expect(sweepMedia).toHaveBeenCalled();
  });
});
