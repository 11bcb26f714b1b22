import type { RemoteProps } from '@alveole/contracts';
import { prerenderPages } from '@alveole/router/prerender';
import { SignInPage } from './sign-in/sign-in-page.tsx';

/** The sign-in reads nothing of its props while it is drawn. */
const props = {} as RemoteProps;

/** The light page of this remote as HTML; the browser then takes it over as it stands. */
export const pages = () => prerenderPages(props, { login: { path: '/auth/login', page: SignInPage } });
