import { appError } from '@alveole/contracts';
import type { FastifyRequest } from 'fastify';
import { comesFromPrivateNetwork } from './addresses.ts';

/** What probes and collectors read is not there for anybody else. */
export const privateOnly = {
  async onRequest(request: FastifyRequest): Promise<void> {
    if (!comesFromPrivateNetwork(request.raw)) throw appError('NotFoundException', 'Unknown route.');
  },
};
