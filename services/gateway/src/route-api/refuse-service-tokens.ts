import { appError } from '@alveole/contracts';
import { serviceAudience } from '@alveole/service-kit';
import type { RequestHandler } from 'express';
import { answerRefusal } from '../answer-refusal.ts';

/** Calls between services do not come through here: a service token from outside was stolen or forged. */
export const refuseServiceTokens: RequestHandler = (request, response, next) => {
  if (!posesAsService(request.headers.authorization)) return next();
  answerRefusal(response, appError('TokenException', 'Token invalid.'));
};

/** Reads the claims without trusting them: whatever calls itself a service, or is not signed as people's tokens are, stays out. */
function posesAsService(authorization: string | undefined): boolean {
  const [header, payload] = (authorization ?? '').replace(/^\S+\s+/, '').split('.');
  if (header === undefined || payload === undefined) return false;
  const algorithm = fieldOf(header, 'alg');
  const audiences = [fieldOf(payload, 'aud')].flat();
  return audiences.includes(serviceAudience) || (algorithm !== undefined && algorithm !== 'ES256');
}

function fieldOf(part: string, field: string): unknown {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
  } catch {
    return undefined;
  }
}
