import type { ImplementedRoute } from '@alveole/service-kit';
import { checkActivationRoute } from './check-activation/check-activation.route.ts';
import { checkMailRoute } from './check-mail/check-mail.route.ts';
import { checkSecondPersonRoutes } from './check-second-person/check-second-person.route.ts';
import { listAdministratorMailsRoutes } from './list-staff/list-administrator-mails.route.ts';
import { issueClientTokenRoute } from './issue-client-token/issue-client-token.route.ts';
import { listSigningKeysRoute } from './list-signing-keys/list-signing-keys.route.ts';
import { findPersonRoute } from './find-person/find-person.route.ts';
import { forgetPersonAccountsRoute } from './forget-persons/forget-person-accounts.route.ts';
import { manageClientsRoutes } from './manage-clients/manage-clients.route.ts';
import { manageGrantsRoutes } from './manage-grants/manage-grants.route.ts';
import { manageColleaguesRoutes } from './manage-colleagues/manage-colleagues.route.ts';
import { manageFundersRoutes } from './manage-funders/manage-funders.route.ts';
import { manageStaffRoutes } from './manage-staff/manage-staff.route.ts';
import { manageDevicesRoutes } from './manage-devices/manage-devices.route.ts';
import { listStaffRoutes } from './list-staff/list-staff.route.ts';
import { moveAccountRoutes } from './move-account/move-account.route.ts';
import { openAccountRoutes } from './open-account/open-account.route.ts';
import { confirmPasswordRoute } from './confirm-password/confirm-password.route.ts';
import type { AuthPorts } from './ports.ts';
import { refreshSessionRoute } from './refresh-session/refresh-session.route.ts';
import { requestRecoveryRoute } from './recover-password/request-recovery.route.ts';
import { setPasswordRoute } from './recover-password/set-password.route.ts';
import { revokeClientTokenRoute } from './revoke-client-token/revoke-client-token.route.ts';
import { signInRoute } from './sign-in/sign-in.route.ts';
import { signOutRoute } from './sign-out/sign-out.route.ts';

/** Every call that the contracts declare for this service. */
export function routesOf(ports: AuthPorts): ImplementedRoute[] {
  return [
    signInRoute(ports),
    refreshSessionRoute(ports),
    signOutRoute(ports),
    requestRecoveryRoute(ports),
    setPasswordRoute(ports),
    ...listStaffRoutes(ports),
    ...manageColleaguesRoutes(ports),
    ...manageStaffRoutes(ports),
    ...manageFundersRoutes(ports),
    ...manageClientsRoutes(ports),
    ...manageGrantsRoutes(ports),
    issueClientTokenRoute(ports),
    revokeClientTokenRoute(ports),
    listSigningKeysRoute(ports),
    ...manageDevicesRoutes(ports),
    ...openAccountRoutes(ports),
    ...checkSecondPersonRoutes(ports),
    checkMailRoute(ports),
    checkActivationRoute(ports),
    ...moveAccountRoutes(ports),
    confirmPasswordRoute(ports),
    findPersonRoute(ports),
    forgetPersonAccountsRoute(ports),
    ...listAdministratorMailsRoutes(ports),
  ];
}
