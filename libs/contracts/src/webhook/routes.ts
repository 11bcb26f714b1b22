export {
  changeWebhook,
  createWebhook,
  createWebhookSecret,
  deleteWebhook,
  listWebhooks,
  pauseWebhook,
  resumeWebhook,
} from './webhook-routes.ts';
export { listWebhookCalls, resendWebhookCall, resendWebhookCalls, tryWebhook } from './call-routes.ts';
