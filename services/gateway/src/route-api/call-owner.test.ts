import { routesOf } from '@alveole/contracts';
import { ownerOf, serviceNames } from './call-owner.ts';
import { pathPattern } from './path-pattern.ts';

describe('the ownership of calls', () => {
  const contractRoutes = serviceNames.flatMap((service) =>
    routesOf[service].map((route) => [`${route.method} ${route.path}`, route.path, service] as const),
  );
  it.each(contractRoutes)('gives %s to the service that declares it', (_name, path, service) => {
    const sample = path.replace(/[:*]\w+/g, 'sample');
    expect(ownerOf(sample)).toBe(service);
  });

  it.each(contractRoutes)('finds no other service that declares %s', (_name, path, service) => {
    const sample = path.replace(/[:*]\w+/g, 'sample');
    const declaring = serviceNames.filter((name) => routesOf[name].some((route) => pathPattern(route).test(sample)));
    expect(declaring).toEqual([service]);
  });

  it.each([
    ['enrolment/entity/e1/repairs', 'repairs'],
    ['enrolment/entity/e1/repairs_stats', 'repairs'],
    ['enrolment/entity/e1/repairs_kpis', 'enrolment'],
    ['enrolment/entity/e1', 'enrolment'],
    ['enrolment/entity_params', 'enrolment'],
    ['enrolment/entities_public', 'enrolment'],
    ['enrolment/params', 'repairs'],
    ['enrolment/repair_by_rozo_id/REP00001_12345', 'repairs'],
    ['backend/repairs_to_refund', 'refunds'],
    ['backend/repairs_stats', 'repairs'],
    ['backend/entities', 'enrolment'],
    ['backend/entity/e1', 'repairs'],
    ['backend/send_mail_v2', 'notifications'],
    ['authentication/init_register_device', 'auth'],
    ['v1/refunds/docs/', 'refunds'],
  ])('gives %s to %s', (path, service) => {
    expect(ownerOf(`/${path}`)).toBe(service);
  });

  it.each(['', 'enrolment/', 'v1/unknown/x', 'Enrolment/signin', '%65nrolment/signin', '../enrolment/signin'])(
    'gives %s to nobody',
    (path) => {
      expect(ownerOf(`/${path}`)).toBeUndefined();
    },
  );
});
