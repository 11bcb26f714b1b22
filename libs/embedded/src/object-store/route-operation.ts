import { copyObject, deleteObject, getObject, putObject, type Operation } from './object-operations.ts';
import { listObjects } from './list-objects.ts';
import { s3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

export type BucketOperation = 'create-bucket' | 'head-bucket';

interface Route {
  run: Operation | BucketOperation;
  /** Query parameters that this operation honours, besides those of the signature. All others are refused. */
  query: string[];
}

const responseOverrides = ['response-content-type', 'response-content-disposition', 'response-cache-control'];

const objectRoutes: Record<string, Route> = {
  PUT: { run: putObject, query: [] },
  'PUT copy': { run: copyObject, query: [] },
  GET: { run: getObject, query: responseOverrides },
  HEAD: { run: getObject, query: responseOverrides },
  DELETE: { run: deleteObject, query: [] },
};

const bucketRoutes: Record<string, Route> = {
  PUT: { run: 'create-bucket', query: [] },
  HEAD: { run: 'head-bucket', query: [] },
  GET: {
    run: listObjects,
    query: [
      'list-type',
      'prefix',
      'delimiter',
      'start-after',
      'max-keys',
      'continuation-token',
      'encoding-type',
      'fetch-owner',
    ],
  },
};

/** Orders given by headers that would change what is stored; ignoring one would be a lie. */
const unsupportedHeaders = [
  'x-amz-checksum-crc32c',
  'x-amz-checksum-crc64nvme',
  'x-amz-checksum-sha1',
  'x-amz-checksum-sha256',
  'x-amz-acl',
  'x-amz-tagging',
  'x-amz-object-lock-mode',
  'x-amz-server-side-encryption',
  'x-amz-server-side-encryption-customer-algorithm',
  'x-amz-website-redirect-location',
];

/** Chooses the operation; whatever this endpoint does not do is refused with NotImplemented, never half done. */
export function routeOperation(request: S3Request): Operation | BucketOperation {
  const copy = request.method === 'PUT' && 'x-amz-copy-source' in request.headers ? ' copy' : '';
  const routes = request.key === undefined ? bucketRoutes : objectRoutes;
  const route = routes[request.method + copy];
  if (!route) throw s3Error('MethodNotAllowed', 'The specified method is not allowed against this resource.');
  const unknown = Object.keys(request.query).find((name) => !isSigning(name) && !route.query.includes(name));
  if (unknown !== undefined) throw s3Error('NotImplemented', `The parameter ${unknown} is not implemented.`);
  const conditions = route.run === putObject ? [] : ['if-match'];
  const header = [...unsupportedHeaders, ...conditions].find((name) => name in request.headers);
  if (header !== undefined) throw s3Error('NotImplemented', `The header ${header} is not implemented.`);
  if (route.run === listObjects && request.query['list-type'] !== '2')
    throw s3Error('NotImplemented', 'Only ListObjectsV2 is implemented.');
  return route.run;
}

/** `x-id` only names the SDK's operation. */
const isSigning = (name: string) => name.startsWith('X-Amz-') || name === 'x-id' || name === 'x-amz-checksum-mode';
