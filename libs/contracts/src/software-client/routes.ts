export {
  createClient,
  createSecret,
  listClients,
  readClientStanding,
  revokeClient,
  revokeSecret,
} from './client-routes.ts';
export { createGrant, listGrants, readGrantRequest, revokeGrant } from './grant-routes.ts';
export { issueClientToken, listSigningKeys, revokeClientToken } from './token-routes.ts';
