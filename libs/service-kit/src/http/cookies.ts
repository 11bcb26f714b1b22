import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a browser keeps for a service. No page reads it, no other site sends it. */
export interface Cookies {
  /** As the browser says; undefined where it brings none. */
  read(name: string): string | undefined;
  /** @param seconds how long; until the browser ends when absent */
  keep(name: string, value: string, seconds?: number): void;
}

/** The cookies of one call. They travel over https alone where the browser came by https. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  return {
    read: (name) => parse(request.headers.cookie ?? '')[name],
    keep(name, value, maxAge) {
      const secure = request.protocol === 'https';
      const life = maxAge === undefined ? {} : { maxAge };
      const cookie = serialize(name, value, { path: '/', ...life, httpOnly: true, sameSite: 'strict', secure });
      void reply.header('set-cookie', cookie);
    },
  };
}
