import { within } from '../remotes/within.ts';

/**
 * The first data that the gateway wrote into the page as `<script type="application/json" id="…">`.
 * @returns undefined when the page has none, or none that can be read
 */
export function embeddedDocument(page: Document, id: string): unknown {
  try {
    return JSON.parse(page.getElementById(id)?.textContent ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** A JSON document of the gateway. @throws Error when it cannot be read */
export async function fetchedDocument(url: string): Promise<unknown> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json() as Promise<unknown>;
}

/** Whether the server answers now, within 8 s. */
export function isReachable(url: string): Promise<boolean> {
  return within(8_000, fetch(url, { method: 'HEAD', cache: 'no-store' })).then(
    ({ ok }) => ok,
    () => false,
  );
}
