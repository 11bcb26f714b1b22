import { drawForEachCampaign } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { prerenderPages } from '@alveole/router/prerender';
import { SignInPage } from './sign-in/sign-in-page.tsx';

/** The light page of this remote as HTML; the browser then takes it over as it stands. */
export const pages = () =>
  drawForEachCampaign((config) =>
    // While it is drawn, the sign-in reads nothing else of its props.
    prerenderPages({ config } as RemoteProps, { login: { path: '/auth/login', page: SignInPage } }),
  );
