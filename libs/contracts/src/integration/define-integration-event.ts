import type { CallType } from '@alveole/domain';
import { z } from 'zod';
import { id, instant } from './kinds.ts';

export interface IntegrationEventDefinition<Type extends CallType = CallType, Data extends z.ZodObject = z.ZodObject> {
  readonly type: Type;
  readonly version: number;
  readonly summary: string;
  readonly data: Data;
  /** The whole body of a call, as Standard Webhooks writes it, with the version of its data. */
  readonly body: z.ZodObject;
}

/** Declares an event of the integration contract once: the translation, the document and its test derive from it. */
export function defineIntegrationEvent<const Type extends CallType, Data extends z.ZodObject>(
  type: Type,
  version: number,
  summary: string,
  data: Data,
): IntegrationEventDefinition<Type, Data> {
  const body = z.object({
    type: z.literal(type).describe('What happened'),
    version: z.literal(version).describe('Version of the data'),
    id: id.describe('Id of the event, as the header `webhook-id` has it: the same however often it comes'),
    timestamp: instant.describe('When it happened; ISO 8601, UTC'),
    data: data.describe('What it happened to'),
  });
  return { type, version, summary, data, body };
}
