/**
 * The part of react-router that this product uses. It is shared by shell and remotes as one module, and sharing
 * switches tree-shaking off: whoever needs one more name adds it here and looks at the landing's weight.
 */
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Route,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
export type { Location, NavigateFunction, To } from 'react-router';
export { PageRoutes } from './page-routes.tsx';
export type { PageEntry, PageRoutesProps } from './page-routes.tsx';
export { pageStandsEvent } from './page-stands.tsx';
export { WaitingPageEnd } from './waiting-page.tsx';
export { forgetFailedPages } from './lazy-pages.ts';
export { leavePage, useLeaveGuard } from './leave-guard.ts';
export type { LeaveGuard } from './leave-guard.ts';
