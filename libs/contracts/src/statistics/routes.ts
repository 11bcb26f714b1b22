import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { queryNumber } from '../values/primitives.ts';
import { repairGender } from '../repair/file-fields.ts';
import { openStatistics, parisWeek, statistics, maxStatisticsWeeks } from './wire.ts';
import { administratorOnly } from '../define/route-parts.ts';

export const readStatistics = defineRoute({
  service: 'repairs',
  name: 'readStatistics',
  scope: 'statistics:read',
  method: 'GET',
  path: '/v1/repairs/statistics',
  auth: administratorOnly,
  work: 'list',
  summary: 'Figures of all files by week: statuses, delays, amounts, departments, kinds, SMS, age of the queue',
  description: `From one ISO week to another, both included, at most ${maxStatisticsWeeks}; the last 12 unless told otherwise.`,
  query: z.strictObject({
    from: parisWeek.optional(),
    to: parisWeek.optional(),
    gender: queryNumber(repairGender).optional(),
  }),
  responses: { 200: statistics },
  errors: ['ValidationException'],
});

const open = {
  service: 'repairs',
  method: 'GET',
  auth: 'public',
  rateLimit: { perMinute: 120, by: 'address' },
  cacheSeconds: 3600,
} as const;

const wholeWeeks =
  'Up to the last whole week, so that no single file is seen in a difference. Figures of 1 to 4 files are null, and the next smallest of their table where one alone would be; departments are rounded to 5 files and 100 euros. The address and the names stay.';

export const readOpenStatistics = defineRoute({
  ...open,
  name: 'readOpenStatistics',
  path: '/v1/repairs/open_statistics.json',
  summary: 'Open figures of the programme',
  description: wholeWeeks,
  responses: { 200: openStatistics },
});

export const readOpenStatisticsCsv = defineRoute({
  ...open,
  name: 'readOpenStatisticsCsv',
  path: '/v1/repairs/open_statistics.csv',
  summary: 'Open figures of the programme as a CSV file for spreadsheets',
  description: `${wholeWeeks} Semicolons, UTF-8 with its mark; what is held back is empty.`,
  responses: { 200: z.string() },
  contentType: 'text/csv; charset=utf-8',
});
