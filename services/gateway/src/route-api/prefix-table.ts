import type { ServiceName } from '@alveole/contracts';

/** Which service owns which calls: beginnings of the path below `/alveoleapi/` (docs: the ownership table of the API). */
const prefixes: Readonly<Record<ServiceName, readonly string[]>> = {
  auth: [
    'enrolment/signin',
    'enrolment/initpassword',
    'enrolment/setpassword',
    'enrolment/users',
    'backend/users',
    'authentication/',
  ],
  enrolment: [
    'enrolment/check_email',
    'enrolment/entit',
    'backend/entities',
    'entities_public',
    'enrolment/rozo_params',
    'enrolment/userconcepts',
    'enrolment/media',
    'enrolment/consumer',
    'enrolment/lost_consumer_id',
  ],
  repairs: [
    'enrolment/repair',
    'enrolment/param',
    'backend/repair',
    'backend/entity/',
    'backend/attach_repair',
    'backend/validate_repairs',
    'backend/user_reaffect_repairs',
    'ochain/',
  ],
  refunds: ['backend/refund', 'backend/repairs_refunded', 'backend/repairs_to_refund'],
  notifications: ['backend/send_mail'],
};

export const serviceNames = Object.keys(prefixes) as ServiceName[];

/** An installation, or a test, where one address answers for every service. */
export function everyServiceAt(address: string): Record<ServiceName, string> {
  return Object.fromEntries(serviceNames.map((name) => [name, address])) as Record<ServiceName, string>;
}

interface Owner {
  readonly service: ServiceName;
  owns(path: string): boolean;
}

const pattern: Owner = { service: 'repairs', owns: (path) => /^enrolment\/entity\/[^/]+\/repairs/.test(path) };

/** The one pattern first, then prefixes, the longest first. */
const owners: readonly Owner[] = [
  pattern,
  ...serviceNames
    .flatMap((service) => [...prefixes[service], `v1/${service}/`].map((prefix) => ({ service, prefix })))
    .sort((one, other) => other.prefix.length - one.prefix.length)
    .map(({ service, prefix }) => ({ service, owns: (path: string) => path.startsWith(prefix) })),
];

/** The service that answers a path below `/alveoleapi/`, or undefined when nobody does. Compares character by character. */
export function ownerOf(path: string): ServiceName | undefined {
  return owners.find(({ owns }) => owns(path))?.service;
}
