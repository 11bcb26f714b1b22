import type { Message } from '../record/message.ts';

/**
 * What became of handing a message over. `away`: nothing was handed over, a later try is safe.
 * `unknown`: it may have gone out. `refused`: the other side said no, for good.
 */
export type HandOver =
  | { readonly fate: 'sent'; readonly reference: string }
  | { readonly fate: 'refused'; readonly reason: string }
  | { readonly fate: 'away' }
  | { readonly fate: 'unknown' };

export interface Channel {
  /** True when the other side recognises a repeated key: then a second hand-over sends nothing twice. */
  readonly knowsKeys: boolean;
  send(message: Message, key: string): Promise<HandOver>;
}

export type Channels = Readonly<Record<Message['channel'], Channel>>;
