import { maxTowns, maxTownsOfMap, widestPart } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { consumerId } from '../beneficiary/wire.ts';
import { homeDistance } from './wire.ts';
import { id, queryNumber, text, zip } from '../values/primitives.ts';

export const listTownsOfZip = defineRoute({
  service: 'enrolment',
  name: 'listTownsOfZip',
  method: 'GET',
  path: '/v1/enrolment/towns',
  auth: 'public',
  summary: 'The towns of a postcode, with INSEE code and coordinates',
  query: z.strictObject({ zip }),
  responses: {
    200: z.array(
      z.object({
        name: z.string(),
        insee: z.string(),
        latitude: z.number().optional(),
        longitude: z.number().optional(),
        guess: z.literal(true).optional(),
      }),
    ),
  },
  rateLimit: { perMinute: 120, by: 'address' },
});

export const locateAddress = defineRoute({
  service: 'enrolment',
  name: 'locateAddress',
  method: 'GET',
  path: '/v1/enrolment/locate',
  auth: 'public',
  summary: 'The coordinates of an address or, without one, of a town hall',
  query: z.strictObject({ address: text(300).optional(), zip: zip.optional() }),
  responses: { 200: z.object({ latitude: z.number(), longitude: z.number(), label: z.string() }).nullable() },
  rateLimit: { perMinute: 120, by: 'address' },
});

export const listTownsByName = defineRoute({
  service: 'enrolment',
  name: 'listTownsByName',
  method: 'GET',
  path: '/v1/enrolment/town_names',
  auth: 'public',
  summary: `The towns whose name begins so, one of exactly this name first, then the most populous, at most ${maxTowns}`,
  query: z.strictObject({ name: text(60).trim().min(1, 'Too short') }),
  responses: { 200: z.array(z.object({ name: z.string(), insee: z.string(), zip })) },
  rateLimit: { perMinute: 120, by: 'address' },
});

const degrees = (most: number) => queryNumber(z.number().min(-most).max(most));
const isPartOfMap = ({ north, south, east, west }: Record<'north' | 'south' | 'east' | 'west', number>) =>
  north > south && east > west && north - south <= widestPart && east - west <= widestPart;

export const listTownsWithin = defineRoute({
  service: 'enrolment',
  name: 'listTownsWithin',
  method: 'GET',
  path: '/v1/enrolment/towns_within',
  auth: 'public',
  summary: `The names to write on a part of the map (${widestPart}° at most), the most populous first and none upon another, at most ${maxTownsOfMap}`,
  query: z
    .strictObject({ north: degrees(90), south: degrees(90), east: degrees(180), west: degrees(180) })
    .refine(isPartOfMap, { path: ['north'], message: 'Invalid bounds' }),
  responses: { 200: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })) },
  rateLimit: { perMinute: 240, by: 'address' },
});

/** Asked for a hint: whoever asks gets towns, never an address. */
export const measureDistance = defineRoute({
  service: 'enrolment',
  name: 'measureDistance',
  method: 'GET',
  path: '/v1/enrolment/distances',
  auth: 'service',
  summary: 'How far a beneficiary lives from an establishment; null where either place is not known',
  query: z.strictObject({ consumer_id: consumerId, entity_id: id }),
  responses: { 200: homeDistance.nullable() },
});
