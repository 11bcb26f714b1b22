import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { yesNo } from '../values/primitives.ts';
import { administratorOnly, anyRole } from '../define/route-parts.ts';

export const readSmsSwitch = defineRoute({
  service: 'repairs',
  name: 'readSmsSwitch',
  method: 'GET',
  path: '/enrolment/param',
  auth: anyRole,
  summary: 'Global parameters: whether the SMS code is switched off',
  responses: { 200: z.object({ disable_sms: yesNo }) },
});

export const switchSms = defineRoute({
  service: 'repairs',
  name: 'switchSms',
  method: 'PUT',
  path: '/enrolment/param',
  auth: administratorOnly,
  summary: 'Switch the SMS code off or on; every administrator is told by mail',
  body: z.strictObject({ disable_sms: yesNo }),
  responses: { 200: z.object({ disable_sms: yesNo }) },
});
