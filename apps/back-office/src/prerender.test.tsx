import { drawnName, waitingName, waitingPages } from '@alveole/contracts';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import declared from '../package.json';
import { pages } from './prerender.tsx';

const drawnPages = pages([openEndedCampaign]);
const own = waitingPages.filter(({ path }) => declared.remote.paths.some((start) => path.startsWith(start)));
const htmlOf = (page: (typeof own)[number]): string =>
  drawnPages[drawnName(waitingName(page), openEndedCampaign)] ?? '';

it('draws every page of this remote as it waits, but what begin by what day it is or by a draft of this device', () => {
  const missing = own.filter((page) => htmlOf(page) === '').map(({ path }) => path);
  expect([...new Set(missing)]).toEqual(['/admin/backend/statistiques', '/admin/robot', '/admin/robotCGS']);
});

it('draws on every waiting page its title or what stands for it', () => {
  const empty = own.filter((page) => htmlOf(page) !== '' && !/<h1|role="status"/.test(htmlOf(page)));
  expect(empty).toEqual([]);
});
