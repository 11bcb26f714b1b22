import { enrolmentRoutes } from '@alveole/contracts';
import type { RouteDefinition } from '@alveole/contracts';
import { roles } from '@alveole/domain';
import { openEnrolment } from './enrolment.harness.ts';
import type { OpenEnrolment } from './enrolment.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const routes: readonly RouteDefinition[] = Object.values(enrolmentRoutes);
const guarded = routes.filter(({ auth }) => auth !== 'public' && auth !== 'optional');
const cells = guarded.flatMap((route) => roles.map((role) => [route.name, role, route] as const));

function call(client: OpenEnrolment['visitor'], { method, path }: RouteDefinition) {
  const url = path.replace(/:\w+/g, 'some-id').replace(/\*\w+$/, 'accepted/some-id/a.pdf');
  return {
    GET: () => client.get(url),
    PUT: () => client.put(url, {}),
    POST: () => client.post(url, {}),
    DELETE: () => client.get(url),
  }[method]();
}

/** Who is let past the guard meets the validation, or the owner's rule. */
function expected({ auth }: RouteDefinition, role: (typeof roles)[number]): readonly number[] {
  if (typeof auth === 'string') return [401];
  return auth.includes(role) ? [200, 400, 403, 404] : [403];
}

describe('every guarded call', () => {
  it.each(guarded.map((route) => [route.name, route] as const))('%s refuses a visitor', async (_, route) => {
    expect(await call(enrolment.visitor, route)).toMatchObject({
      status: 401,
      body: { code: 'NotAuthorizedException' },
    });
  });

  it.each(cells)('%s is answered to %s by its contract', async (_, role, route) => {
    const { status, body } = await call(enrolment.as(role), route);
    expect(expected(route, role)).toContain(status);
    const isRoleRefused = body.message === 'This role may not call this.';
    expect(isRoleRefused).toBe(typeof route.auth !== 'string' && !route.auth.includes(role));
  });
});
