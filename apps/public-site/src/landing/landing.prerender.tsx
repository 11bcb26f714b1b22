import type { RemoteProps } from '@alveole/contracts';
import { openEndedCampaign } from '@alveole/domain';
import { StaticRouter } from '@alveole/router/static';
import { renderToString } from 'react-dom/server';
import PublicSiteRoutes from '../routes.tsx';

/** What the landing reads of its props while it is drawn: the campaign's figures. */
const props = { config: { tileUrl: '', campaign: openEndedCampaign } } as RemoteProps;

/** The landing as HTML, for the gateway to put into the page; the browser then takes it over as it stands. */
export function html(): string {
  return renderToString(
    <StaticRouter location="/auth/particulier">
      <PublicSiteRoutes {...props} />
    </StaticRouter>,
  );
}
