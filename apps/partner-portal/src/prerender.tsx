import { drawForEachCampaign } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { Campaign } from '@alveole/domain';
import { prerenderPages } from '@alveole/router/prerender';
import { drawWaitingPages } from '@alveole/shared-screens/draw-waiting';
import { AllowSoftwarePage } from './manage-grants/allow-software-page.tsx';
import { ProfilePage } from './save-establishment/profile-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';

/** As HTML: the light page of this remote, which the browser takes over as it stands, and the page that waits for its answers. */
export const pages = (campaigns: readonly Campaign[]) => ({
  ...drawForEachCampaign(campaigns, (config) =>
    // While it is drawn, the sign-in reads nothing else of its props.
    prerenderPages({ config } as RemoteProps, { login: { path: '/auth/login', page: SignInPage } }),
  ),
  ...drawWaitingPages(campaigns, { '/admin/profile': ProfilePage, '/admin/autoriser': AllowSoftwarePage }),
});
