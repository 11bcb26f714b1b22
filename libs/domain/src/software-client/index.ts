export {
  clientRefusals,
  decideClientRevocation,
  decideClients,
  decideClientScopes,
  decideNewSecret,
  decideSecretRevocation,
  maxClientSecrets,
} from './decide-client.ts';
export {
  callNotResendable,
  decideNewWebhook,
  decideWebhookPause,
  decideWebhookResumption,
  decideWebhookTypes,
  decideWebhookUse,
  enoughWebhooks,
  maxWebhooks,
  webhookAddressRefused,
  webhookCallStates,
  webhookRefusals,
  webhookStates,
  type ClientOfWebhook,
  type WebhookCallState,
  type WebhookState,
} from './decide-webhook.ts';
export {
  integrationTypeLabels,
  integrationTypes,
  integrationTypesOf,
  scopeOfIntegrationType,
  trialType,
  type CallType,
  type IntegrationType,
} from './integration-types.ts';
export { maxOverlapHours, retryDelayMs, webhookCallDays, webhookFailureMs } from './retry-schedule.ts';
export { isOwnMachineUrl, isWebhookUrl } from './webhook-url.ts';
export { decideGrants, enoughGrants, grantRefusals, maxGrantsOfShop } from './decide-grant.ts';
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
