import type { ReadAnswer, RouteDefinition } from '@alveole/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

/** What becomes of an answer that breaks its contract: it fails, or it is told of and leaves as far as it can. */
export type BrokenAnswers = 'fail' | 'tell';

const maxNamed = 20;

/**
 * Tells of answers that break their contract: a log line with places and no values, two counts by route, and how many
 * rows were left out in `x-rows-left-out`.
 */
export function breachTeller(registry: Registry) {
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['route'] as const, registers: [registry] });
  const breaches = counter('answer_contract_breaches_total', 'Answers that broke their contract.');
  const leftOut = counter('answer_rows_left_out_total', 'Rows left out of lists because they could not be shown.');
  return ({ name }: RouteDefinition, request: FastifyRequest, reply: FastifyReply) =>
    (read: ReadAnswer) => {
      breaches.inc({ route: name });
      leftOut.inc({ route: name }, read.leftOut);
      if (read.leftOut > 0) reply.header('x-rows-left-out', String(read.leftOut));
      request.log.error(
        { answer_of: name, breaches: read.breaches.slice(0, maxNamed), rows_left_out: read.leftOut },
        'answer breaks its contract',
      );
    };
}
