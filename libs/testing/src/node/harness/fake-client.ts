import type { RouteDefinition, RouteInput, RouteResult } from '@alveole/contracts';
import { appError } from '@alveole/contracts';
import type { ServiceCallOptions, ServiceClient } from '@alveole/service-kit';

type Answer<R extends RouteDefinition> = (
  input: RouteInput<R>,
  options: ServiceCallOptions,
) => RouteResult<R> | undefined | Promise<RouteResult<R> | undefined>;

/** Another service as the one under test sees it. */
export interface FakeClient extends ServiceClient {
  /** What was asked: `<route> <id of the path>`, oldest first. */
  readonly asked: string[];
  /** True makes an outage: no call is answered. */
  away: boolean;
  /** Answers this route from now on; undefined is answered as not found. */
  on<R extends RouteDefinition>(route: R, answer: Answer<R>): FakeClient;
}

/** A service that answers what the test tells it to, route by route; any other call is a fault of the test. */
export function createFakeClient(): FakeClient {
  const answers = new Map<string, (input: never, options: ServiceCallOptions) => unknown>();
  const call = async (route: RouteDefinition, input: unknown, options: ServiceCallOptions = {}) => {
    const id = (input as { params?: { id?: string } }).params?.id;
    fake.asked.push([route.name, id].filter(Boolean).join(' '));
    if (fake.away) throw absence(route.service);
    const answer = answers.get(route.name);
    if (!answer) throw new Error(`This test has no answer to ${route.name}`);
    const found = await answer(input as never, options);
    if (found === undefined) throw appError('NotFoundException', 'Not found.');
    return found;
  };
  const fake: FakeClient = {
    asked: [],
    away: false,
    call: call as ServiceClient['call'],
    on(route, answer) {
      answers.set(route.name, answer as never);
      return fake;
    },
  };
  return fake;
}

/** A service that does not answer. */
export function nobody(service: string): ServiceClient {
  return {
    call: async () => {
      throw absence(service);
    },
  };
}

function absence(service: string) {
  return appError('ServiceUnavailableException', `The service ${service} does not answer.`, { retryAfter: 2 });
}
