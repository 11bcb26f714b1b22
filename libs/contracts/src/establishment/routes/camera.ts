import { z } from 'zod';
import { defineRoute } from '../../define/define-route.ts';
import { administratorOnly, anyRole, repairerOnly } from '../../define/route-parts.ts';

const params = z.object({ no_use_of_camera: z.boolean() });
const change = z.strictObject({ no_use_of_camera: z.boolean() });

export const readEntityCamera = defineRoute({
  service: 'enrolment',
  name: 'readEntityCamera',
  method: 'GET',
  path: '/enrolment/entity_params',
  auth: repairerOnly,
  summary: 'Parameters of one’s own establishment: whether its counter does without the camera',
  responses: { 200: params },
});

export const switchEntityCamera = defineRoute({
  service: 'enrolment',
  name: 'switchEntityCamera',
  method: 'PUT',
  path: '/enrolment/entity_params',
  auth: repairerOnly,
  summary: 'Offer the camera at the counter of one’s own establishment, or not; for its administrators',
  body: change,
  responses: { 200: params },
  errors: ['NotAuthorizedException'],
});

export const readCameraSwitch = defineRoute({
  service: 'enrolment',
  name: 'readCameraSwitch',
  method: 'GET',
  path: '/enrolment/rozo_params',
  auth: anyRole,
  summary: 'Parameters of every establishment: whether all counters do without the camera',
  description: 'The SMS switch is a parameter apart: `param`.',
  responses: { 200: params },
});

export const switchCamera = defineRoute({
  service: 'enrolment',
  name: 'switchCamera',
  method: 'PUT',
  path: '/enrolment/rozo_params',
  auth: administratorOnly,
  summary: 'Let all counters do without the camera, or leave it to each establishment',
  body: change,
  responses: { 200: params },
});
