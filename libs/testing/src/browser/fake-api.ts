import type { ApiCaller, RouteDefinition, RouteInput, RouteResult } from '@alveole/contracts';

type Answer<R extends RouteDefinition> =
  RouteResult<R> | ((input: RouteInput<R>) => RouteResult<R> | Promise<RouteResult<R>>);

export interface FakeApi extends ApiCaller {
  /** Answers every later call of this route. A function sees the input; what it throws is the call's failure. */
  answer<R extends RouteDefinition>(route: R, answer: Answer<R>): FakeApi;
  /** The inputs with which a route was called, in order. */
  callsOf<R extends RouteDefinition>(route: R): RouteInput<R>[];
}

interface Call {
  route: RouteDefinition;
  input: unknown;
}

/**
 * An API for screens under test. What goes in and what comes out is checked against the route's contract; a call
 * that the test did not foresee fails by name.
 */
export function createFakeApi(): FakeApi {
  const answers = new Map<string, (input: unknown) => unknown>();
  const calls: Call[] = [];
  const api: FakeApi = {
    answer(route, answer) {
      answers.set(nameOf(route), (input) =>
        typeof answer === 'function' ? (answer as (given: unknown) => unknown)(input) : answer,
      );
      return api;
    },
    // The inputs kept under a route are those its own `call` took.
    callsOf: <R extends RouteDefinition>(route: R) =>
      calls.filter((call) => call.route === route).map(({ input }) => input as RouteInput<R>),
    async call<R extends RouteDefinition>(route: R, input: RouteInput<R>): Promise<RouteResult<R>> {
      const answer = answers.get(nameOf(route));
      if (!answer) throw new Error(`The test gives no answer for ${nameOf(route)}.`);
      checkInput(route, input);
      calls.push({ route, input });
      return route.responses[200].parse(await answer(input)) as RouteResult<R>;
    },
  };
  return api;
}

const nameOf = ({ service, name }: RouteDefinition) => `${service}.${name}`;

function checkInput(route: RouteDefinition, input: object): void {
  const given: { params?: unknown; query?: unknown; body?: unknown } = input;
  route.params?.parse(given.params);
  route.query?.parse(given.query ?? {});
  route.body?.parse(given.body);
}
