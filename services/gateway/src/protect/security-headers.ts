import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

export interface SecurityOptions {
  /** Where browsers reach the product; HTTPS switches strict transport on. */
  readonly publicUrl: string;
  /** Map tiles with `{z}`, `{x}`, `{y}`, perhaps `{s}`; empty without tiles. */
  readonly tileUrl: string;
  /** Origins of remotes that the registry names elsewhere. */
  readonly remoteOrigins: () => readonly string[];
  /** Remotes may come from a development server on this machine. */
  readonly development?: boolean | undefined;
}

/** Any port of the machine where someone develops. */
const ofThisMachine = ['localhost', '127.0.0.1'];
const developedScripts = ofThisMachine.map((host) => `http://${host}:*`);
/** Over these a page hears of a new build. */
const developedSockets = ofThisMachine.map((host) => `ws://${host}:*`);

/** A page may use the camera for codes and the position for the map; nothing else. */
const permissions =
  'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), serial=(), midi=(), display-capture=()';

/** Headers of every answer. No inline script but those of `allowScripts`, no inline style, no frame of another site. */
export function securityHeaders({ publicUrl, tileUrl, remoteOrigins, development }: SecurityOptions): RequestHandler[] {
  const secure = publicUrl.startsWith('https:');
  const policies = contentPolicies({
    secure,
    publicOrigin: new URL(publicUrl).origin,
    tileOrigin: originOf(tileUrl),
    sockets: development ? developedSockets : [],
  });
  const codeOrigins = () => [...remoteOrigins(), ...(development ? developedScripts : [])];
  return [
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'sameorigin' },
    }),
    (_request, response, next) => {
      response.setHeader('permissions-policy', permissions);
      next();
    },
    (request, response, next) => policies(codeOrigins())(request, response, next),
  ];
}

/** Lets these inline scripts of this answer run, and no other text. @param hashes `sha256-…` of each script */
export function allowScripts(response: Response, hashes: readonly string[]): void {
  addSources(
    response,
    'script-src',
    hashes.map((hash) => `'${hash}'`),
  );
}

/** What a page loads of a remote: its scripts, styles, fonts and pictures, and its manifest, which the shell asks for. */
const loadedOfRemotes = ['script-src', 'style-src', 'font-src', 'connect-src', 'img-src'];

/**
 * Lets this page load remotes of these origins. The policy of every answer knows those that were read before; a page
 * carries the registry that was read for it, which may name another.
 */
export function allowRemotes(response: Response, origins: readonly string[]): void {
  for (const directive of loadedOfRemotes) addSources(response, directive, origins);
}

/** Lets the worker whose script this answer is compile WebAssembly; the page that starts it may not. */
export function allowWebAssembly(response: Response): void {
  addSources(response, 'script-src', ["'wasm-unsafe-eval'"]);
}

function addSources(response: Response, directive: string, added: readonly string[]): void {
  const header = 'content-security-policy';
  const policy = String(response.getHeader(header));
  const widened = policy.replace(new RegExp(`${directive} ([^;]*)`), (_match, text: string) => {
    const known = text.split(' ');
    return [directive, ...added.filter((source) => !known.includes(source)), ...known].join(' ');
  });
  response.setHeader(header, widened);
}

interface PolicyParts {
  readonly secure: boolean;
  readonly publicOrigin: string;
  readonly tileOrigin: readonly string[];
  readonly sockets: readonly string[];
}

/** One prepared policy for each set of origins; the set changes only when a remote is published elsewhere. */
function contentPolicies({ secure, publicOrigin, tileOrigin, sockets }: PolicyParts) {
  const prepared = new Map<string, ReturnType<typeof helmet.contentSecurityPolicy>>();
  const policyFor = (remotes: readonly string[]) => {
    const code = ["'self'", ...remotes];
    // Presigned addresses stand under the public URL, even for someone who opened the site by another name.
    const stored = ["'self'", publicOrigin];
    return helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: code,
        styleSrc: code,
        fontSrc: code,
        connectSrc: [...new Set([...stored, ...remotes, ...sockets])],
        imgSrc: [...new Set([...stored, 'data:', 'blob:', ...tileOrigin, ...remotes])],
        frameSrc: [...new Set([...stored, 'blob:'])],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    });
  };
  return (remotes: readonly string[]): ReturnType<typeof helmet.contentSecurityPolicy> => {
    const key = remotes.join(' ');
    const policy = prepared.get(key) ?? policyFor(remotes);
    prepared.set(key, policy);
    return policy;
  };
}

function originOf(tileUrl: string): string[] {
  if (!/^https?:/.test(tileUrl)) return [];
  const { protocol, host } = new URL(tileUrl.replace('{s}', 'tiles-subdomain').replaceAll(/[{}]/g, ''));
  return [`${protocol}//${host.replace('tiles-subdomain', '*')}`];
}
