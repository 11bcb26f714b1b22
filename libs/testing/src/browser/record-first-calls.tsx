import type { ApiCaller, RemoteProps } from '@alveole/contracts';
import type { Role } from '@alveole/domain';
import { PageRoutes } from '@alveole/router';
import type { ComponentType } from 'react';
import { fakeRemoteProps } from './remote-props.ts';
import { renderScreen } from './render-screen.tsx';

export interface OpenedPage {
  readonly page: ComponentType<RemoteProps>;
  readonly role: Role;
  /** The page's path in the remote's routes. */
  readonly path: string;
  /** An address that fits it. */
  readonly at: string;
}

/**
 * Opens a page whose API never answers.
 * @returns path and query of each GET that it makes, sorted, each once
 */
export function recordFirstCalls({ page, role, path, at }: OpenedPage): readonly string[] {
  const calls = new Set<string>();
  const api: ApiCaller = {
    call: ({ method, path: called }, input) => {
      if (method === 'GET') calls.add(addressOf(called, input));
      return new Promise(() => {});
    },
  };
  renderScreen(<PageRoutes pages={[{ path, page }]} props={{ ...fakeRemoteProps({ role }), api }} />, { at });
  return [...calls].toSorted();
}

interface Input {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
}

function addressOf(path: string, { params = {}, query = {} }: Input): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${path.replace(/[:*](\w+)/g, (_, name: string) => String(params[name]))}${search && `?${search}`}`;
}
