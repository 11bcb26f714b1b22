export {
  deliveryReason,
  deliveryStateNames,
  deliveryStates,
  needsHash,
  type DeliveryStateName,
} from './delivery-words.ts';
export { digestDay } from './digest-day.ts';
export { messageTemplates, subjectOf, templateLabel, templateNames, type TemplateName } from './message-templates.ts';
export type { MessageReader, MessageSubject, MessageTemplate } from './message-template.ts';
export { optOutTopicLabels, optOutTopics, type OptOutTopic } from './opt-out-topics.ts';
