export {
  clientRefusals,
  decideClientRevocation,
  decideClients,
  decideClientScopes,
  decideNewSecret,
  decideSecretRevocation,
  maxClientSecrets,
} from './decide-client.ts';
export { decideGrants, decideNewGrant, grantRefusals, maxGrantsOfShop } from './decide-grant.ts';
export { isRedirectUri, isRegisteredUri } from './redirect-uri.ts';
export { scopeLabels } from './scope-labels.ts';
export {
  bindingOf,
  clientBindings,
  clientKinds,
  kindOf,
  scopes,
  scopesOfBinding,
  scopesOfKind,
  type ClientBinding,
  type ClientKind,
  type Scope,
} from './scopes.ts';
