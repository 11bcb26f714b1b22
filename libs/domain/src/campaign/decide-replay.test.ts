import { decideReplayStop, replayStates } from './decide-replay.ts';

it('accepts to stop a replay of a campaign while it runs, and refuses it once it has ended', () => {
  expect(replayStates.map((state) => decideReplayStop(state).ok)).toEqual([true, false, false]);
});
