import { beginning } from '@alveole/domain';
import type { Campaign, PublishedCampaign } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { createLogger } from '../logging/create-logger.ts';
import { followCampaign } from './follow-campaign.ts';

const version = (number: number): Campaign => ({ ...openEndedCampaign, version: number });
const logger = createLogger({ service: 'test', level: 'silent' });
let now = new Date('2026-06-01T10:00:00Z');
const following = (read: () => Promise<readonly PublishedCampaign[]>) =>
  followCampaign({ own: version(1), read, now: () => now, logger });

it('returns the installation’s own campaign until a version is read, then the one that holds on the day', async () => {
  const followed = following(async () => [{ holdsFrom: '2026-06-02', campaign: version(2) }]);
  await followed.refresh();
  expect([followed.current().version, followed.on('2026-06-02').version]).toEqual([1, 2]);
  now = new Date('2026-06-01T22:00:00Z');
  expect(followed.current().version).toBe(2);
  now = new Date('2026-06-01T10:00:00Z');
  await followed.stop();
});

it('keeps the versions that were read last while reading fails', async () => {
  const read = jest.fn(async () => [{ holdsFrom: '2026-01-01', campaign: version(2) }]);
  const followed = following(read);
  await followed.refresh();
  read.mockRejectedValue(new Error('away'));
  await expect(followed.refresh()).rejects.toThrow('away');
  expect(followed.current().version).toBe(2);
  await followed.stop();
});

it('reads the versions a moment later where whoever keeps them starts at the same time', async () => {
  const warn = jest.spyOn(logger, 'warn');
  let answered = () => {};
  const secondAnswer = new Promise<void>((resolve) => (answered = resolve));
  let calls = 0;
  const followed = following(async () => {
    calls += 1;
    if (calls === 1) throw new Error('not yet');
    answered();
    return [{ holdsFrom: '2026-01-01', campaign: version(2) }];
  });
  await secondAnswer;
  expect(warn).not.toHaveBeenCalled();
  await followed.stop();
  expect(followed.current().version).toBe(2);
});

it('ends at once when it is stopped while nobody answers', async () => {
  const followed = following(() => Promise.reject(new Error('away')));
  await followed.stop();
  expect(followed.current().version).toBe(1);
});

it('returns the same campaign for a day until the versions are read again, with the campaigns that add to it', async () => {
  const funders = [{ id: 'town', name: 'Ville', pays: 'remainder' as const }];
  const town: Campaign = { ...openEndedCampaign, id: 'town', funders };
  const followed = following(async () => [{ holdsFrom: beginning, campaign: town }]);
  await followed.refresh();
  expect(followed.current().supplements?.map(({ id }) => id)).toEqual(['town']);
  expect(followed.current()).toBe(followed.current());
  await followed.stop();
});
