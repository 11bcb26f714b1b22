import type { RequestField, RouteDefinition } from '@alveole/contracts';
import { laxValues, requestFields, routesOf, withField } from '@alveole/contracts';
import type { TrialContext } from '../frame/trial.ts';
import { createCaller, drawAddress } from '../frame/caller.ts';
import { segmentOf } from './segment-of.ts';

/** A bearer of this role; each a person of its own, so that nobody's calls are too many. */
export type BearerOf = (role: string) => string;

/** Of each field, in the short form. */
const shortCount = 3;

/** Every date, number and row of digits that a call takes, with values that only a lax reader accepts. */
export async function tryLaxValues(context: TrialContext, url: string, bearerOf: BearerOf): Promise<void> {
  const routes = Object.values(routesOf).flatMap((each) => each.filter(({ auth }) => auth !== 'service'));
  let fields = 0;
  for (const route of routes) {
    for (const field of requestFields(route)) {
      fields += 1;
      for (const value of drawn(context, laxValues[field.kind]))
        await tryValue(context, url, { route, field, value, bearerOf });
    }
  }
  context.figure('fields with lax values', String(fields));
}

function drawn({ short, random }: TrialContext, values: readonly string[]): readonly string[] {
  return short ? Array.from({ length: shortCount }, () => random.pick(values)) : values;
}

interface Attempt {
  readonly route: RouteDefinition;
  readonly field: RequestField;
  readonly value: string;
  readonly bearerOf: BearerOf;
}

async function tryValue({ check, random }: TrialContext, url: string, attempt: Attempt): Promise<void> {
  const { route, field, value, bearerOf } = attempt;
  // An empty segment is another address.
  if (field.part === 'params' && value === '') return;
  const part = withField(field, value);
  const path = route.path.replace(/[:*](\w+)/g, (_, name: string) =>
    encodeURIComponent(String(field.part === 'params' ? (part[name] ?? 'x') : (segmentOf(route, name) ?? 'x'))),
  );
  const search = field.part === 'query' ? `?${new URLSearchParams(part as Record<string, string>).toString()}` : '';
  const role = typeof route.auth === 'string' ? undefined : route.auth[0];
  const caller = createCaller(url, drawAddress(random), { bearer: role && bearerOf(role) });
  const body = route.method === 'GET' ? undefined : field.part === 'body' ? part : {};
  const answer = await caller.call(route.method, `${path}${search}`, body);
  const name = field.path.filter((step) => step !== '0').at(-1) ?? '';
  check(
    `${route.method} ${route.path} refuses ${field.path.join('.')}=${JSON.stringify(value.slice(0, 40))}, naming it: ${answer.message}`,
    answer.message.startsWith('400 ') && answer.message.includes(name),
  );
}
