import type { z } from 'zod';
import type { RouteDefinition } from '../define/define-route.ts';
import { withCatchall } from './known-keys.ts';

const contracts = new WeakMap<RouteDefinition, z.ZodType>();

/**
 * A 200 answer that fits its contract, without the fields that it does not name; undefined when it does not fit:
 * `readAnswer` then tells what of it can be shown. Reads with the zod of whoever declared the route and brings none.
 */
export function fittingAnswer(route: RouteDefinition, answer: unknown): { readonly shown: unknown } | undefined {
  const contract = contracts.get(route) ?? withCatchall(route.responses[200], undefined);
  contracts.set(route, contract);
  const read = contract.safeParse(answer);
  return read.success ? { shown: read.data } : undefined;
}
