/** A document that one window of the product gives to another to show (`/view/document`). */
export interface PushedDocument {
  readonly type: 'alveole.document';
  readonly url: string;
  readonly kind: 'image' | 'pdf';
  readonly title: string;
}

/** The new window tells that it listens. */
export interface DocumentAwaited {
  readonly type: 'alveole.document-awaited';
}

/** Of this origin or over HTTP; neither script nor data. */
const shownAddress = /^(https?:\/\/|blob:|\/(?!\/))/;
const longest = { url: 4000, title: 200 } as const;
const fields = ['type', 'url', 'kind', 'title'];

/** What another window sent, where it is a document and nothing else; undefined otherwise. */
export function pushedDocumentIn(message: unknown): PushedDocument | undefined {
  if (!hasOnly(fields, message) || message.type !== 'alveole.document') return undefined;
  const { url, kind, title } = message;
  if (typeof url !== 'string' || url.length > longest.url || !shownAddress.test(url)) return undefined;
  if (typeof title !== 'string' || title.length > longest.title) return undefined;
  return kind === 'image' || kind === 'pdf' ? { type: 'alveole.document', url, kind, title } : undefined;
}

/** Whether another window sent the one word by which it asks for its document. */
export function isDocumentAwaited(message: unknown): message is DocumentAwaited {
  return hasOnly(['type'], message) && message.type === 'alveole.document-awaited';
}

function hasOnly(names: readonly string[], message: unknown): message is Record<string, unknown> {
  return typeof message === 'object' && message !== null && Object.keys(message).every((name) => names.includes(name));
}
