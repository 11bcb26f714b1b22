import { createQueryClient, QueryClientProvider, type QueryClient } from '@alveole/query';
import { useHref, useLocation, useNavigate } from '@alveole/router';
import { UiProvider } from '@alveole/ui';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

export interface RenderScreenOptions {
  /** The address at which the screen is opened; `/` unless told otherwise. */
  at?: string;
  /** What the history keeps of the visit; only with a bare path. */
  state?: unknown;
  queryClient?: QueryClient;
}

export interface RenderedScreen extends RenderResult {
  user: UserEvent;
  /** Path with search and hash, as it is now. */
  address(): string;
}

/** Shows a screen within what the shell gives to every page: cache, router, French. Failed readings are not repeated. */
export function renderScreen(
  screen: ReactElement,
  { at = '/', state, queryClient = createQueryClient(() => true) }: RenderScreenOptions = {},
): RenderedScreen {
  const seen = { address: at };
  const rendered = render(screen, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[state === undefined ? at : { pathname: at, state }]}>
          <AddressWatch
            onChange={(address) => {
              seen.address = address;
            }}
          />
          <RoutedUi>{children}</RoutedUi>
        </MemoryRouter>
      </QueryClientProvider>
    ),
  });
  return { ...rendered, user: userEvent.setup(), address: () => seen.address };
}

function RoutedUi({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <UiProvider navigate={(path) => void navigate(path)} useHref={useHref}>
      {children}
    </UiProvider>
  );
}

function AddressWatch({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => onChange(`${pathname}${search}${hash}`));
  return null;
}
