import type { Variables } from '../../deployment/interpolate.ts';

export const standInImage = 'alveole/stand-ins';
const image = standInImage;
/** What the compose file says of a service, in part. */
interface ServiceOverride {
  readonly image?: string;
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  readonly user?: string;
  readonly environment?: Variables;
  readonly healthcheck?: object;
}

/** Passes once a port of the container takes connections. */
const takesConnections = (port: number) => [
  'CMD',
  'node',
  '-e',
  `require('net').connect(${port}, '127.0.0.1', () => process.exit(0)).on('error', () => process.exit(1))`,
];
const soon = { interval: '5s', timeout: '5s', retries: 30 };
const idle = { image, entrypoint: ['sleep', 'infinity'], healthcheck: { test: ['CMD', 'true'], ...soon } };
const nothingToSetUp = { image, entrypoint: ['true'] };
const servers = ['node', '--import', 'tsx', 'tools/distributed/src/images/stand-ins/main.ts'];
const database = { MONGODB_URI: 'mongodb://mongo-1:27017/?directConnection=true' };
/** The embedded store takes signatures of its own region alone. */
const objectStore = { S3_ENDPOINT: 'http://mongo-1:9000', S3_REGION: 'eu-west-3' };

/**
 * What the compose file says otherwise where no image of MongoDB and MinIO is to be had: one container holds the embedded
 * database, object store and places; the other members and what would set them up have nothing to do.
 */
export function standInServices({
  S3_ACCESS_KEY_ID = 'alveole',
  S3_SECRET_ACCESS_KEY,
}: Variables): Readonly<Record<string, ServiceOverride>> {
  return {
    'mongo-1': {
      image,
      entrypoint: servers,
      user: 'root',
      environment: { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY },
      healthcheck: { test: takesConnections(27_017), ...soon },
    },
    'mongo-2': idle,
    'mongo-3': idle,
    'mongo-init': nothingToSetUp,
    minio: { ...idle, command: [] },
    'minio-init': nothingToSetUp,
    mailpit: idle,
    gateway: { environment: objectStore },
    auth: { environment: database },
    enrolment: { environment: { ...database, ...objectStore } },
    repairs: { environment: { ...database, ...objectStore } },
    refunds: { environment: database },
    notifications: { environment: database },
  };
}

/** Places of the operator's environment that a machine without internet has in the stand-in. */
export const standInPlaces = {
  GEOCODER_URL: 'http://mongo-1:8090',
  COMMUNES_URL: 'http://mongo-1:8090',
};
