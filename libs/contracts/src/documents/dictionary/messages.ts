import type { Dictionary } from './dictionary.ts';

/** Mails and SMS: what is sent, to whom, and what became of it. */
export const messageFields: Dictionary = {
  deliveries: 'Messages, newest first',
  delivery_id: 'Id of the message',
  encoding: 'Alphabet of the SMS: GSM-7 or UCS-2',
  headers: 'Headers beside the usual ones',
  html: 'The mail as HTML',
  html_body: 'Text of the mail with its markup shown as it is written; counts where there is no `text_body`',
  length: 'Length in the units of the encoding: septets, or UTF-16 units',
  mails: 'Mail addresses of the administrators who are alerted',
  opt_outs: 'Kinds of message that the address asked not to receive',
  paragraphs: 'Paragraphs of the mail',
  'sms.delivery-reported.reason': 'What the provider says of the failure',
  'reportBrevoSms.messageId': 'Id that Brevo answered when it took the SMS',
  'reportBrevoSms.msg_status':
    'What became of it: `delivered`, `hard_bounce`, `soft_bounce`, `rejected` …; others are ignored',
  'reportSmsDelivery.reason': 'What the provider says of the failure',
  'reportSmsDelivery.reference': 'Reference under which the message was given to the provider',
  'sendMail.to': 'Known address of an establishment or a beneficiary',
  'listAddressMessages.to': 'Mail address, or phone in international form',
  'resumeMessages.to': 'Mail address, or phone in international form',
  'previewEntityMail.to': 'Mail address of the establishment',
  secret: 'Secret part of the callback’s address, known to the provider alone',
  segments: 'SMS that the text takes',
  subject: 'Subject of the mail, one line',
  template: 'Name of the template',
  text_body: 'Paragraphs of the mail, separated by empty lines',
  token: 'Signed token of the link; it holds neither name nor address',
  topic: 'Kind of message: `messages` of the discussion, `progress` of the file',
};
