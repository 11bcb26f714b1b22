export {
  clientRefusals,
  decideClientRevocation,
  decideClients,
  decideClientScopes,
  decideNewSecret,
  decideSecretRevocation,
  maxClientSecrets,
} from './decide-client.ts';
export { bindingOf, clientBindings, scopes, scopesOfBinding, type ClientBinding, type Scope } from './scopes.ts';
