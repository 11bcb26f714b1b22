export { createClient } from './create-client.ts';
export type { Client, ClientOptions } from './create-client.ts';
export type { Call, CallAnswer, CallInput, CallOptions, PagedCall } from './call-types.ts';
export type { Retries } from './retries.ts';
export { Refusal, Unreachable, Unreadable } from './refusal.ts';
export type { RefusalCode, RefusalDetails } from './refusal.ts';
export { clientCredentials, fixedToken, grantedAccess } from './token-source.ts';
export type { AskToken, ClientCredentials, GrantedAccess, TokenAnswer, TokenSource } from './token-source.ts';
export type { Upload, UploadedFile } from './upload.ts';
