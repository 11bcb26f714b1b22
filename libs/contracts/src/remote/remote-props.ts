import type { Role } from '@alveole/domain';
import type { RouteDefinition, RouteInput, RouteResult } from '../define/define-route.ts';
import type { RemoteConfig } from './remote-config.ts';

/** The part of the DOM's `AbortSignal` that a call needs; this library knows no DOM. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** How far the file of an answer has come. */
export interface FileProgress {
  readonly receivedBytes: number;
  /** Of the whole file, where the service tells. */
  readonly rows?: number;
}

/** A call by its definition; fails with an `AppError`. */
export interface ApiCaller {
  call<R extends RouteDefinition>(
    route: R,
    input: RouteInput<R>,
    options?: { signal?: CancelSignal; onProgress?: (progress: FileProgress) => void },
  ): Promise<RouteResult<R>>;
}

/** What a sign-in or a registration gives to the session. */
export interface SessionTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user_id: string;
  readonly entity_id: string;
  readonly entity_status?: number;
  readonly entity_gender?: number;
  /** The general conditions, and the terms of use, await an answer. */
  readonly need_cgs?: boolean;
  readonly need_cgu?: boolean;
}

/** The session as screens see it: it chooses screens; the server decides from the token. */
export interface SessionView {
  readonly isOpen: boolean;
  readonly role: Role | undefined;
  readonly entityId: string | undefined;
  readonly userId: string | undefined;
  readonly userName: string | undefined;
  /** Staff: 0 administrator level, 1 operator. Partner: 0 administrator of the establishment, 1 standard. */
  readonly permission: 0 | 1 | undefined;
  readonly entityStatus: number | undefined;
  /** The general conditions (CGS), or the terms of use (CGU), await the partner's answer. */
  readonly needsConditions: boolean;
  readonly needsTerms: boolean;
  /** Opens the dialog in which a partner accepts or refuses the general conditions. */
  presentConditions(): void;
  open(tokens: SessionTokens, options: { remember: boolean }): void;
  close(): Promise<void>;
}

export type Notice = {
  readonly tone: 'success' | 'warning' | 'danger' | 'info';
  readonly text: string;
  /** Seconds on screen: 3 by default, 7 for form notices, 10 for some. */
  readonly seconds?: 3 | 6 | 7 | 10;
};

/** What the shell gives to each remote’s `routes` component. */
export interface RemoteProps {
  readonly api: ApiCaller;
  readonly session: SessionView;
  readonly notify: (notice: Notice) => void;
  readonly config: RemoteConfig;
}
