/**
 * Calls of contracts' `authRoutes` and `enrolmentRoutes`, written out so that the first page need not carry every schema.
 * A test holds them equal to the contract.
 */
export const refreshCall = { method: 'GET', path: '/enrolment/signin' } as const;
/** How one's own establishment stands, see `standingIn`. */
export const standingCall = { method: 'GET', path: '/enrolment/entity/:id' } as const;
export const signOutCall = { method: 'POST', path: '/v1/auth/signout' } as const;
