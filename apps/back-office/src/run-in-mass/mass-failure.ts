import { frenchMessage } from '@alveole/api-client';
import { massRunTextsById } from '@alveole/domain';
import { texts } from './run-in-mass.text.ts';

/** What the mass tool tells of a failure: its own words where nobody knows why. */
export const massFailure = (failure: unknown): string =>
  frenchMessage(failure, { ...massRunTextsById, InternalError: texts.problem });
