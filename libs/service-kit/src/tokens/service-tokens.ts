import { createSecretKey } from 'node:crypto';
import { appError } from '@alveole/contracts';
import jwt from 'jsonwebtoken';
import type { ServiceActor } from './claims.ts';
import { hasExtensions, isFromTheFuture } from './odd-tokens.ts';
import { serviceAudience, serviceClaims } from './claims.ts';

/** A service token lives one minute: it is signed anew for each call. */
const lifetimeSeconds = 60;

/** Signs a token that names the calling service (HS256 under `SERVICE_SECRET`, audience `alveole:service`). */
export function signServiceToken(secret: string, callerName: string): string {
  return jwt.sign({}, keyOf(secret), {
    algorithm: 'HS256',
    audience: serviceAudience,
    issuer: callerName,
    expiresIn: lifetimeSeconds,
  });
}

/** Answers the calling service, or throws `TokenException`: another algorithm, audience, key, or a lifetime that is over. */
export function verifyServiceToken(secret: string, token: string): ServiceActor {
  try {
    const { header, payload } = jwt.verify(token, keyOf(secret), {
      algorithms: ['HS256'],
      audience: serviceAudience,
      complete: true,
    });
    const claims = serviceClaims.parse(payload);
    if (hasExtensions(header) || isFromTheFuture(claims)) throw refusedToken();
    return { service: claims.iss };
  } catch {
    throw refusedToken();
  }
}

function refusedToken() {
  return appError('TokenException', 'Service token invalid.');
}

/** jsonwebtoken is far faster with a key object than with a text. */
function keyOf(secret: string) {
  return createSecretKey(Buffer.from(secret, 'utf8'));
}
