export { createClient, createSecret, listClients, revokeClient, revokeSecret } from './client-routes.ts';
export { issueClientToken, listSigningKeys, revokeClientToken } from './token-routes.ts';
