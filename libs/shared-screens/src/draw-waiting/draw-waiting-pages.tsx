import { isFinalFailure } from '@alveole/api-client';
import { drawForEachCampaign, waitingName, waitingPages } from '@alveole/contracts';
import type { RemoteConfig, RemoteProps, WaitingPage } from '@alveole/contracts';
import type { Campaign } from '@alveole/domain';
import { createQueryClient, QueryClientProvider } from '@alveole/query';
import { StaticRouter } from '@alveole/router/static';
import { UiProvider } from '@alveole/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { waitingProps } from './waiting-props.ts';

/** The pages of a remote by the path of their screen. */
export type PagesByPath = Readonly<Record<string, ComponentType<RemoteProps>>>;

/** The pages of the signed-in as HTML, by the name of their file: as each role sees them before any answer has come. */
export function drawWaitingPages(campaigns: readonly Campaign[], pages: PagesByPath): Record<string, string> {
  const ownPages = waitingPages.filter(({ path }) => path in pages);
  return drawForEachCampaign(campaigns, (config) =>
    Object.fromEntries(ownPages.map((page) => [waitingName(page), drawnPage(pages[page.path], page, config)])),
  );
}

function drawnPage(
  Page: ComponentType<RemoteProps> | undefined,
  { path, role }: WaitingPage,
  config: RemoteConfig,
): string {
  if (Page === undefined) return '';
  const html = renderToString(
    <StaticRouter location={path}>
      <QueryClientProvider client={createQueryClient(isFinalFailure)}>
        <UiProvider navigate={() => undefined}>
          <Page {...waitingProps(role, config)} />
        </UiProvider>
      </QueryClientProvider>
    </StaticRouter>,
  );
  return html.replaceAll(inlineStyle, ' class="visually-hidden"');
}

/** The policy allows no inline style. React Aria hides its native selects by one, and draws no other. */
const inlineStyle = / style="[^"]*clip-path:inset\(50%\)[^"]*"/g;
