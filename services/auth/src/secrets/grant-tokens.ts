import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A code or a refresh token of software: it names its grant, and says by its mark that it was drawn here. */
export interface DrawnToken {
  readonly text: string;
  /** SHA-256 of its secret part, hexadecimal: 256 random bits need no slow hash. */
  readonly hash: string;
}

/** What a text says that was drawn here, whether it is still good or not. */
export interface ReadToken {
  readonly grantId: string;
  readonly hash: string;
}

export type GrantTokens = ReturnType<typeof createGrantTokens>;

const secretBytes = 32;
const form = /^([A-Za-z0-9-]{1,64})\.([\w-]{43})\.([\w-]{43})$/;

/**
 * Draws and reads the codes and refresh tokens of software. The mark tells a token that was spent and forgotten, whose return
 * ends the grant, from what somebody invents for a grant whose id he knows, which ends nothing.
 */
export function createGrantTokens(pepper: string) {
  const markOf = (body: string) => createHmac('sha256', pepper).update(`software-grant:${body}`).digest('base64url');
  return {
    draw(grantId: string): DrawnToken {
      const secret = randomBytes(secretBytes).toString('base64url');
      const body = `${grantId}.${secret}`;
      return { text: `${body}.${markOf(body)}`, hash: hashOf(secret) };
    },
    /** Undefined for what was not drawn here. */
    read(text: string | undefined): ReadToken | undefined {
      const [, grantId, secret, mark] = form.exec(text ?? '') ?? [];
      if (grantId === undefined || secret === undefined || mark === undefined) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(markOf(`${grantId}.${secret}`)), Buffer.from(mark));
      return isOurs ? { grantId, hash: hashOf(secret) } : undefined;
    },
  };
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
