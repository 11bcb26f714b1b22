import { frenchMessage } from '@alveole/api-client';
import { massRunExplanations } from '@alveole/domain';
import { texts } from './run-in-mass.text.ts';

/** What the mass tool tells of a failure: its own words where nobody knows why. */
export const massFailure = (failure: unknown): string =>
  frenchMessage(failure, { ...massRunExplanations, InternalError: texts.problem });
