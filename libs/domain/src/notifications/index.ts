export {
  deliveryReason,
  deliveryStateNames,
  deliveryStates,
  needsHash,
  type DeliveryStateName,
} from './delivery-words.ts';
export { dayAfter, digestDay } from './digest-day.ts';
export {
  messageTemplates,
  subjectOf,
  templateLabel,
  templateNames,
  type MessageReader,
  type MessageSubject,
  type MessageTemplate,
  type TemplateName,
} from './message-templates.ts';
export { optOutTopicLabels, optOutTopics, type OptOutTopic } from './opt-out-topics.ts';
