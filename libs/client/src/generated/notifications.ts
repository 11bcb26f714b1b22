// Written by `npm run documents` from docs/openapi.

import type { Call, PagedCall } from '../call-types.ts';

export interface NotificationsCalls {
  /**
   * What one address or phone received, newest first, and what it asked not to receive
   *
   * A POST, so that the address stands in no log of addresses.
   *
   * Roles: ADM.
   */
  readonly listAddressMessages: Call<operations['listAddressMessages']>;
  /**
   * Mails and SMS with their fate, newest first; what is unknown is never re-sent by itself
   *
   * Roles: ADM.
   */
  readonly listDeliveries: PagedCall<operations['listDeliveries']>;
  /**
   * What became of the mails of an establishment’s decisions, for whoever reviews its file
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly listEntityDeliveries: Call<operations['listEntityDeliveries']>;
  /**
   * The mails about an establishment, newest first, for whoever may read its file
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly listEntityMessages: PagedCall<operations['listEntityMessages']>;
  /**
   * The mails and SMS about a repair file, newest first
   *
   * Roles: ADM.
   */
  readonly listRepairMessages: PagedCall<operations['listRepairMessages']>;
  /**
   * The very mail that a decision will send, before it is taken; nothing is sent
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly previewEntityMail: Call<operations['previewEntityMail']>;
  /**
   * A mail or SMS as it leaves, with sample data; nothing is sent
   *
   * Roles: ADM.
   */
  readonly previewTemplate: Call<operations['previewTemplate']>;
  /**
   * Callback of Brevo (`webUrl` of its SMS), where it is the provider
   *
   * No token.
   */
  readonly reportBrevoSms: Call<operations['reportBrevoSms']>;
  /**
   * Callback of the SMS provider, signed by x-alveole-signature
   *
   * For a provider that speaks our protocol (`SMS_PROVIDER=http`). The header is `t=<seconds since 1970>,v1=<hex>`: HMAC-SHA256 under `SMS_SIGNING_SECRET` of `callback`, the seconds and the body as it travels, a line each; good for five minutes. A repeated report changes nothing.
   *
   * No token.
   */
  readonly reportSmsDelivery: Call<operations['reportSmsDelivery']>;
  /**
   * Send a kind of message to an address again that had asked not to receive it and now asks for it
   *
   * Roles: ADM.
   */
  readonly resumeMessages: Call<operations['resumeMessages']>;
  /**
   * Write to an establishment of one’s lists, or (ADM) to a beneficiary
   *
   * The mail has the programme’s frame and the paragraphs of `text_body`; `html_body` counts where there is no text, and is shown as it is written: nothing that a person gives is markup. The same mail by the same person on the same day is sent once.
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly sendMail: Call<operations['sendMail']>;
  /**
   * Send the mail of a code to an establishment of one’s lists
   *
   * The event of the decision sends this mail already: the same code for the same version of the establishment is answered without a second mail. CODE29, a complement, is asked for by ADM and never sent here: the event of the complement tells the file’s number and its lines. CODE32 is sent by ADM and ALL, CODE33 and CODE34 by FUB and ALL. `subject` is accepted and ignored: the code has its own.
   *
   * Roles: ADM, ALL, FUB.
   */
  readonly sendMailV2: Call<operations['sendMailV2']>;
  /**
   * Receive a kind of message no more, by the signed link that stands in each of them
   *
   * No sign-in. Mail clients post the form of RFC 8058 here (`List-Unsubscribe-Post`), which is not read. A link serves once: after the messages were resumed it does nothing (409); while they are off it answers as the first time.
   *
   * No token.
   */
  readonly stopMessages: Call<operations['stopMessages']>;
  /**
   * Take back what the same link has just stopped; the link serves again then
   *
   * No token.
   */
  readonly undoStopMessages: Call<operations['undoStopMessages']>;
  /**
   * Change of which events a webhook tells from now on
   *
   * Roles: ADM.
   */
  readonly changeWebhook: Call<operations['changeWebhook']>;
  /**
   * Remove a webhook with its secrets, its log and what waits
   *
   * Roles: ADM.
   */
  readonly deleteWebhook: Call<operations['deleteWebhook']>;
  /**
   * Let software be told of events at its address; the secret that signs is told in this answer alone
   *
   * Of the types that the scopes of the client cover, and of what its binding lets it read: a shop its own, a funder its own without shop and person. By https and on the public network alone.
   *
   * Roles: ADM.
   */
  readonly createWebhook: Call<operations['createWebhook']>;
  /**
   * The webhooks of a client, oldest first; for administrators of permission 0
   *
   * Roles: ADM.
   */
  readonly listWebhooks: Call<operations['listWebhooks']>;
  /**
   * A new secret that signs from now on, told in this answer alone
   *
   * Calls are signed with the former one as well for so many hours: zero where it has become known.
   *
   * Roles: ADM.
   */
  readonly createWebhookSecret: Call<operations['createWebhookSecret']>;
  /**
   * What a webhook sent, is sending or gave up, newest first; for administrators of permission 0
   *
   * Roles: ADM.
   */
  readonly listWebhookCalls: PagedCall<operations['listWebhookCalls']>;
  /**
   * Call no more until the webhook is resumed; what happens meanwhile waits
   *
   * Roles: ADM.
   */
  readonly pauseWebhook: Call<operations['pauseWebhook']>;
  /**
   * Send a call once more now, under the same `webhook-id`, whatever became of it
   *
   * Roles: ADM.
   */
  readonly resendWebhookCall: Call<operations['resendWebhookCall']>;
  /**
   * Send all that a webhook was to tell since an instant once more, each under its `webhook-id`
   *
   * Of the last ninety days; what still waits is sent once.
   *
   * Roles: ADM.
   */
  readonly resendWebhookCalls: Call<operations['resendWebhookCalls']>;
  /**
   * Call again, what waited first; a webhook that was disabled too
   *
   * Roles: ADM.
   */
  readonly resumeWebhook: Call<operations['resumeWebhook']>;
  /**
   * Send `webhook.trial` at once, and tell what the receiver answered; it is tried once
   *
   * Roles: ADM.
   */
  readonly tryWebhook: Call<operations['tryWebhook']>;
}

export interface operations {
    listAddressMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Mail address, or phone in international form */
                    to: string;
                    /** @description An ISO instant, `instant,id`, or a date */
                    created_before?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Messages, newest first */
                        deliveries: {
                            /** @description Id of the message */
                            delivery_id: string;
                            /**
                             * @description How the message goes: mail or SMS
                             * @enum {string}
                             */
                            channel: "mail" | "sms";
                            /** @description Name of the template */
                            template: string;
                            /** @description Id of what the event is about */
                            aggregate_id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            state: "claimed" | "sent" | "delivered" | "failed" | "unknown" | "declined";
                            /** @description Why, in French */
                            reason?: string;
                            /**
                             * Format: date-time
                             * @description When it was recorded; ISO 8601, UTC
                             */
                            create_date: string;
                        }[];
                        /** @description Kinds of message that the address asked not to receive */
                        opt_outs: {
                            /**
                             * @description Kind of message: `messages` of the discussion, `progress` of the file
                             * @enum {string}
                             */
                            topic: "messages" | "progress";
                            /**
                             * Format: date-time
                             * @description Since when; ISO 8601, UTC
                             */
                            since: string;
                        }[];
                    };
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Where it stands */
                state?: "claimed" | "sent" | "delivered" | "failed" | "unknown" | "declined";
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the message */
                        delivery_id: string;
                        /**
                         * @description How the message goes: mail or SMS
                         * @enum {string}
                         */
                        channel: "mail" | "sms";
                        /** @description Name of the template */
                        template: string;
                        /** @description Id of what the event is about */
                        aggregate_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "claimed" | "sent" | "delivered" | "failed" | "unknown" | "declined";
                        /** @description Why, in French */
                        reason?: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                    }[];
                };
            };
        };
    };
    listEntityDeliveries: {
        parameters: {
            query: {
                /** @description Ids of events, by which the messages that followed from a write are found */
                event_ids: string;
            };
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the event; an event that comes twice has the same one */
                        event_id: string;
                        /** @description Name of the template */
                        template: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "claimed" | "sent" | "delivered" | "failed" | "unknown" | "declined";
                        /** @description Why, in French */
                        reason?: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                    }[];
                };
            };
        };
    };
    listEntityMessages: {
        parameters: {
            query?: {
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
            };
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the message */
                        delivery_id: string;
                        /**
                         * @description How the message goes: mail or SMS
                         * @enum {string}
                         */
                        channel: "mail" | "sms";
                        /** @description Name of the template */
                        template: string;
                        /** @description Id of what the event is about */
                        aggregate_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "claimed" | "sent" | "delivered" | "failed" | "unknown" | "declined";
                        /** @description Why, in French */
                        reason?: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                    }[];
                };
            };
        };
    };
    listRepairMessages: {
        parameters: {
            query?: {
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
            };
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the message */
                        delivery_id: string;
                        /**
                         * @description How the message goes: mail or SMS
                         * @enum {string}
                         */
                        channel: "mail" | "sms";
                        /** @description Name of the template */
                        template: string;
                        /** @description Id of what the event is about */
                        aggregate_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        state: "claimed" | "sent" | "delivered" | "failed" | "unknown" | "declined";
                        /** @description Why, in French */
                        reason?: string;
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                    }[];
                };
            };
        };
    };
    previewEntityMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the establishment, given by the server */
                    entity_id: string;
                    /**
                     * @description Mail address, without accents
                     * @enum {string}
                     */
                    mail: "validated" | "refused-temporarily" | "refused-definitively" | "fub-sent" | "fub-validated" | "fub-refused" | "conditions-refused" | "closing-undone";
                    /** @description Reasons, a line each, in French */
                    reasons: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Mail address of the establishment */
                        to: string;
                        /** @description Subject of the mail, one line */
                        subject: string;
                        /** @description Paragraphs of the mail */
                        paragraphs: string[];
                    };
                };
            };
        };
    };
    previewTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the template */
                template: "registration-code" | "recovery-code" | "account-opening" | "mail-changed" | "mail-left" | "bank-account-changed" | "entity-validated" | "entity-refused" | "entity-closed" | "entity-closed-by-itself" | "entity-reopened" | "fub-sent" | "fub-validated" | "fub-refused" | "staff-mail" | "complement-request" | "file-validated" | "file-held" | "premium-corrected" | "file-not-eligible" | "file-abandoned" | "messages-waiting" | "transfer-paid" | "transfer-rejected" | "transfer-returned" | "recovery-requested" | "recovery-reminded" | "recovery-paid" | "recovery-ended" | "pre-registration" | "phone-changed" | "phone-changed-mail" | "code-elsewhere" | "code-elsewhere-mail" | "validation-code" | "validation-code-mail" | "confirmation-link" | "receipt" | "person-request-code" | "person-request-code-mail" | "person-request-answer" | "administrator-added" | "envelope-alerted" | "fund-call-issued" | "sms-switched" | "webhook-disabled" | "transfer-rejected-alert" | "transfer-returned-alert";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description How the message goes: mail or SMS
                         * @constant
                         */
                        channel: "mail";
                        /** @description Subject of the mail, one line */
                        subject: string;
                        /** @description Text */
                        text: string;
                        /** @description The mail as HTML */
                        html: string;
                        /** @description Headers beside the usual ones */
                        headers: {
                            /** @description Name of the header */
                            name: string;
                            /** @description Value of the header */
                            value: string;
                        }[];
                    } | {
                        /**
                         * @description How the message goes: mail or SMS
                         * @constant
                         */
                        channel: "sms";
                        /** @description Text */
                        text: string;
                        /**
                         * @description Alphabet of the SMS: GSM-7 or UCS-2
                         * @enum {string}
                         */
                        encoding: "GSM-7" | "UCS-2";
                        /** @description Length in the units of the encoding: septets, or UTF-16 units */
                        length: number;
                        /** @description SMS that the text takes */
                        segments: number;
                    };
                };
            };
        };
    };
    reportBrevoSms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret part of the callback’s address, known to the provider alone */
                secret: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id that Brevo answered when it took the SMS */
                    messageId: number;
                    /** @description What became of it: `delivered`, `hard_bounce`, `soft_bounce`, `rejected` …; others are ignored */
                    msg_status: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done
                         * @constant
                         */
                        status: "ok";
                    };
                };
            };
        };
    };
    reportSmsDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret part of the callback’s address, known to the provider alone */
                secret: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Reference under which the message was given to the provider */
                    reference: string;
                    /**
                     * @description Where it stands
                     * @enum {string}
                     */
                    state: "delivered" | "failed";
                    /** @description What the provider says of the failure */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done
                         * @constant
                         */
                        status: "ok";
                    };
                };
            };
        };
    };
    resumeMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Mail address, or phone in international form */
                    to: string;
                    /**
                     * @description Kind of message: `messages` of the discussion, `progress` of the file
                     * @enum {string}
                     */
                    topic: "messages" | "progress";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done
                         * @constant
                         */
                        status: "ok";
                    };
                };
            };
        };
    };
    sendMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Known address of an establishment or a beneficiary */
                    to: string;
                    /** @description Text of the mail with its markup shown as it is written; counts where there is no `text_body` */
                    html_body?: string;
                    /** @description Paragraphs of the mail, separated by empty lines */
                    text_body?: string;
                    /** @description Subject of the mail, one line */
                    subject: string & (unknown & unknown);
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done
                         * @constant
                         */
                        status: "ok";
                    };
                };
            };
        };
    };
    sendMailV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Six digits of a code that was sent by SMS or mail
                     * @enum {string}
                     */
                    code: "CODE29" | "CODE32" | "CODE33" | "CODE34";
                    /** @description Id of the establishment, given by the server */
                    entity_id: string;
                    /**
                     * @description Lines of the mail, in French
                     * @default []
                     */
                    lines?: string[];
                    /** @description Subject of the mail, one line */
                    subject?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done
                         * @constant
                         */
                        status: "ok";
                    };
                };
            };
        };
    };
    stopMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Signed token of the link; it holds neither name nor address */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Kind of message: `messages` of the discussion, `progress` of the file
                         * @enum {string}
                         */
                        topic: "messages" | "progress";
                    };
                };
            };
        };
    };
    undoStopMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Signed token of the link; it holds neither name nor address */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Kind of message: `messages` of the discussion, `progress` of the file
                         * @enum {string}
                         */
                        topic: "messages" | "progress";
                    };
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /** @description Types of events that are told */
                    types: ("repair.opened" | "repair.status-changed" | "repair.premium-corrected" | "payment.ordered" | "payment.confirmed" | "payment.rejected" | "payment.returned" | "recovery.requested" | "recovery.reminded" | "recovery.paid" | "recovery.ended" | "funds.called" | "establishment.registered" | "establishment.resubmitted" | "establishment.accredited" | "establishment.refused" | "establishment.closed" | "establishment.reopened")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the webhook, given by the server */
                        webhook_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                        client_id: string;
                        /** @description Address that is called */
                        url: string;
                        /** @description Types of events that are told */
                        types: ("repair.opened" | "repair.status-changed" | "repair.premium-corrected" | "payment.ordered" | "payment.confirmed" | "payment.rejected" | "payment.returned" | "recovery.requested" | "recovery.reminded" | "recovery.paid" | "recovery.ended" | "funds.called" | "establishment.registered" | "establishment.resubmitted" | "establishment.accredited" | "establishment.refused" | "establishment.closed" | "establishment.reopened")[];
                        /**
                         * @description `disabled`: nothing was taken for three days; `ended`: with the access of its client
                         * @enum {string}
                         */
                        state: "active" | "paused" | "disabled" | "ended";
                        /** @description Its secrets, two at most; none of a revoked client */
                        secrets: {
                            /** @description Id of the secret, given by the server; not the secret itself */
                            secret_id: string;
                            /** @description Its last four signs, by which people tell one secret from another */
                            hint: string;
                            /**
                             * Format: date-time
                             * @description When it was created; ISO 8601, UTC
                             */
                            created_date: string;
                            /** @description When the secret signs no more; ISO 8601, UTC; null of the newest one */
                            ends_date: string | null;
                        }[];
                        /** @description Since when nothing was taken; ISO 8601, UTC; null while the last call was */
                        failing_since_date: string | null;
                        /** @description Calls that are still to be taken */
                        waiting: number;
                        /** @description What was done to the webhook, newest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description What is done to each line, or was done */
                            act: string;
                        }[];
                    };
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done
                         * @constant
                         */
                        status: "ok";
                    };
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query: {
                /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                client_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the webhook, given by the server */
                        webhook_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                        client_id: string;
                        /** @description Address that is called */
                        url: string;
                        /** @description Types of events that are told */
                        types: ("repair.opened" | "repair.status-changed" | "repair.premium-corrected" | "payment.ordered" | "payment.confirmed" | "payment.rejected" | "payment.returned" | "recovery.requested" | "recovery.reminded" | "recovery.paid" | "recovery.ended" | "funds.called" | "establishment.registered" | "establishment.resubmitted" | "establishment.accredited" | "establishment.refused" | "establishment.closed" | "establishment.reopened")[];
                        /**
                         * @description `disabled`: nothing was taken for three days; `ended`: with the access of its client
                         * @enum {string}
                         */
                        state: "active" | "paused" | "disabled" | "ended";
                        /** @description Its secrets, two at most; none of a revoked client */
                        secrets: {
                            /** @description Id of the secret, given by the server; not the secret itself */
                            secret_id: string;
                            /** @description Its last four signs, by which people tell one secret from another */
                            hint: string;
                            /**
                             * Format: date-time
                             * @description When it was created; ISO 8601, UTC
                             */
                            created_date: string;
                            /** @description When the secret signs no more; ISO 8601, UTC; null of the newest one */
                            ends_date: string | null;
                        }[];
                        /** @description Since when nothing was taken; ISO 8601, UTC; null while the last call was */
                        failing_since_date: string | null;
                        /** @description Calls that are still to be taken */
                        waiting: number;
                        /** @description What was done to the webhook, newest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description What is done to each line, or was done */
                            act: string;
                        }[];
                    }[];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                    client_id: string;
                    /** @description Address that is called: https, on the public network */
                    url: string;
                    /** @description Types of events that are told */
                    types: ("repair.opened" | "repair.status-changed" | "repair.premium-corrected" | "payment.ordered" | "payment.confirmed" | "payment.rejected" | "payment.returned" | "recovery.requested" | "recovery.reminded" | "recovery.paid" | "recovery.ended" | "funds.called" | "establishment.registered" | "establishment.resubmitted" | "establishment.accredited" | "establishment.refused" | "establishment.closed" | "establishment.reopened")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The webhook, as administrators see it */
                        webhook: {
                            /** @description Id of the webhook, given by the server */
                            webhook_id: string;
                            /** @description Version of the document, 32 hexadecimal characters */
                            row_hash: string;
                            /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                            client_id: string;
                            /** @description Address that is called */
                            url: string;
                            /** @description Types of events that are told */
                            types: ("repair.opened" | "repair.status-changed" | "repair.premium-corrected" | "payment.ordered" | "payment.confirmed" | "payment.rejected" | "payment.returned" | "recovery.requested" | "recovery.reminded" | "recovery.paid" | "recovery.ended" | "funds.called" | "establishment.registered" | "establishment.resubmitted" | "establishment.accredited" | "establishment.refused" | "establishment.closed" | "establishment.reopened")[];
                            /**
                             * @description `disabled`: nothing was taken for three days; `ended`: with the access of its client
                             * @enum {string}
                             */
                            state: "active" | "paused" | "disabled" | "ended";
                            /** @description Its secrets, two at most; none of a revoked client */
                            secrets: {
                                /** @description Id of the secret, given by the server; not the secret itself */
                                secret_id: string;
                                /** @description Its last four signs, by which people tell one secret from another */
                                hint: string;
                                /**
                                 * Format: date-time
                                 * @description When it was created; ISO 8601, UTC
                                 */
                                created_date: string;
                                /** @description When the secret signs no more; ISO 8601, UTC; null of the newest one */
                                ends_date: string | null;
                            }[];
                            /** @description Since when nothing was taken; ISO 8601, UTC; null while the last call was */
                            failing_since_date: string | null;
                            /** @description Calls that are still to be taken */
                            waiting: number;
                            /** @description What was done to the webhook, newest first */
                            history: {
                                /**
                                 * Format: date-time
                                 * @description When it happened; ISO 8601, UTC
                                 */
                                at: string;
                                /** @description Name of who did it */
                                by: string;
                                /** @description What is done to each line, or was done */
                                act: string;
                            }[];
                        };
                        /** @description The secret that signs, as Standard Webhooks writes it: `whsec_` and 32 bytes in base64 */
                        webhook_secret: string;
                    };
                };
            };
        };
    };
    createWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                    /** @description Hours for which calls are signed with the former secret as well */
                    overlap_hours: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The webhook, as administrators see it */
                        webhook: {
                            /** @description Id of the webhook, given by the server */
                            webhook_id: string;
                            /** @description Version of the document, 32 hexadecimal characters */
                            row_hash: string;
                            /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                            client_id: string;
                            /** @description Address that is called */
                            url: string;
                            /** @description Types of events that are told */
                            types: ("repair.opened" | "repair.status-changed" | "repair.premium-corrected" | "payment.ordered" | "payment.confirmed" | "payment.rejected" | "payment.returned" | "recovery.requested" | "recovery.reminded" | "recovery.paid" | "recovery.ended" | "funds.called" | "establishment.registered" | "establishment.resubmitted" | "establishment.accredited" | "establishment.refused" | "establishment.closed" | "establishment.reopened")[];
                            /**
                             * @description `disabled`: nothing was taken for three days; `ended`: with the access of its client
                             * @enum {string}
                             */
                            state: "active" | "paused" | "disabled" | "ended";
                            /** @description Its secrets, two at most; none of a revoked client */
                            secrets: {
                                /** @description Id of the secret, given by the server; not the secret itself */
                                secret_id: string;
                                /** @description Its last four signs, by which people tell one secret from another */
                                hint: string;
                                /**
                                 * Format: date-time
                                 * @description When it was created; ISO 8601, UTC
                                 */
                                created_date: string;
                                /** @description When the secret signs no more; ISO 8601, UTC; null of the newest one */
                                ends_date: string | null;
                            }[];
                            /** @description Since when nothing was taken; ISO 8601, UTC; null while the last call was */
                            failing_since_date: string | null;
                            /** @description Calls that are still to be taken */
                            waiting: number;
                            /** @description What was done to the webhook, newest first */
                            history: {
                                /**
                                 * Format: date-time
                                 * @description When it happened; ISO 8601, UTC
                                 */
                                at: string;
                                /** @description Name of who did it */
                                by: string;
                                /** @description What is done to each line, or was done */
                                act: string;
                            }[];
                        };
                        /** @description The secret that signs, as Standard Webhooks writes it: `whsec_` and 32 bytes in base64 */
                        webhook_secret: string;
                    };
                };
            };
        };
    };
    listWebhookCalls: {
        parameters: {
            query?: {
                /** @description `abandoned`: no try is left, or a trial was not taken */
                state?: "waiting" | "delivered" | "abandoned";
                /** @description Type of the event */
                type?: "repair.opened" | "repair.status-changed" | "repair.premium-corrected" | "payment.ordered" | "payment.confirmed" | "payment.rejected" | "payment.returned" | "recovery.requested" | "recovery.reminded" | "recovery.paid" | "recovery.ended" | "funds.called" | "establishment.registered" | "establishment.resubmitted" | "establishment.accredited" | "establishment.refused" | "establishment.closed" | "establishment.reopened" | "webhook.trial";
                /** @description An ISO instant, `instant,id`, or a date */
                created_before?: string;
            };
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the call in the log */
                        call_id: string;
                        /** @description The header `webhook-id`: the same at each try */
                        message_id: string;
                        /**
                         * @description Type of the event
                         * @enum {string}
                         */
                        type: "repair.opened" | "repair.status-changed" | "repair.premium-corrected" | "payment.ordered" | "payment.confirmed" | "payment.rejected" | "payment.returned" | "recovery.requested" | "recovery.reminded" | "recovery.paid" | "recovery.ended" | "funds.called" | "establishment.registered" | "establishment.resubmitted" | "establishment.accredited" | "establishment.refused" | "establishment.closed" | "establishment.reopened" | "webhook.trial";
                        /** @description Number of the file; of an establishment its id */
                        subject: string;
                        /**
                         * @description `abandoned`: no try is left, or a trial was not taken
                         * @enum {string}
                         */
                        state: "waiting" | "delivered" | "abandoned";
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /** @description When it is tried next; ISO 8601, UTC; null once it was taken or given up */
                        next_try_date: string | null;
                        /** @description How often it was tried */
                        try_count: number;
                        /** @description The last twenty tries, oldest first */
                        tries: {
                            /**
                             * Format: date-time
                             * @description When it began; ISO 8601, UTC
                             */
                            at: string;
                            /** @description HTTP status of the answer; absent where nobody answered */
                            answer_code?: number;
                            /**
                             * @description Why nobody answered: `address` leads to a private network, `unresolved` has none, `unreachable`, `tls`, `timeout` after ten seconds, `cut`
                             * @enum {string}
                             */
                            failure?: "address" | "unresolved" | "unreachable" | "tls" | "timeout" | "cut";
                            /** @description How long it took, milliseconds */
                            duration_ms: number;
                        }[];
                    }[];
                };
            };
        };
    };
    pauseWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the webhook, given by the server */
                        webhook_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                        client_id: string;
                        /** @description Address that is called */
                        url: string;
                        /** @description Types of events that are told */
                        types: ("repair.opened" | "repair.status-changed" | "repair.premium-corrected" | "payment.ordered" | "payment.confirmed" | "payment.rejected" | "payment.returned" | "recovery.requested" | "recovery.reminded" | "recovery.paid" | "recovery.ended" | "funds.called" | "establishment.registered" | "establishment.resubmitted" | "establishment.accredited" | "establishment.refused" | "establishment.closed" | "establishment.reopened")[];
                        /**
                         * @description `disabled`: nothing was taken for three days; `ended`: with the access of its client
                         * @enum {string}
                         */
                        state: "active" | "paused" | "disabled" | "ended";
                        /** @description Its secrets, two at most; none of a revoked client */
                        secrets: {
                            /** @description Id of the secret, given by the server; not the secret itself */
                            secret_id: string;
                            /** @description Its last four signs, by which people tell one secret from another */
                            hint: string;
                            /**
                             * Format: date-time
                             * @description When it was created; ISO 8601, UTC
                             */
                            created_date: string;
                            /** @description When the secret signs no more; ISO 8601, UTC; null of the newest one */
                            ends_date: string | null;
                        }[];
                        /** @description Since when nothing was taken; ISO 8601, UTC; null while the last call was */
                        failing_since_date: string | null;
                        /** @description Calls that are still to be taken */
                        waiting: number;
                        /** @description What was done to the webhook, newest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description What is done to each line, or was done */
                            act: string;
                        }[];
                    };
                };
            };
        };
    };
    resendWebhookCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
                /** @description Id of the call in the log */
                call_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the call in the log */
                        call_id: string;
                        /** @description The header `webhook-id`: the same at each try */
                        message_id: string;
                        /**
                         * @description Type of the event
                         * @enum {string}
                         */
                        type: "repair.opened" | "repair.status-changed" | "repair.premium-corrected" | "payment.ordered" | "payment.confirmed" | "payment.rejected" | "payment.returned" | "recovery.requested" | "recovery.reminded" | "recovery.paid" | "recovery.ended" | "funds.called" | "establishment.registered" | "establishment.resubmitted" | "establishment.accredited" | "establishment.refused" | "establishment.closed" | "establishment.reopened" | "webhook.trial";
                        /** @description Number of the file; of an establishment its id */
                        subject: string;
                        /**
                         * @description `abandoned`: no try is left, or a trial was not taken
                         * @enum {string}
                         */
                        state: "waiting" | "delivered" | "abandoned";
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /** @description When it is tried next; ISO 8601, UTC; null once it was taken or given up */
                        next_try_date: string | null;
                        /** @description How often it was tried */
                        try_count: number;
                        /** @description The last twenty tries, oldest first */
                        tries: {
                            /**
                             * Format: date-time
                             * @description When it began; ISO 8601, UTC
                             */
                            at: string;
                            /** @description HTTP status of the answer; absent where nobody answered */
                            answer_code?: number;
                            /**
                             * @description Why nobody answered: `address` leads to a private network, `unresolved` has none, `unreachable`, `tls`, `timeout` after ten seconds, `cut`
                             * @enum {string}
                             */
                            failure?: "address" | "unresolved" | "unreachable" | "tls" | "timeout" | "cut";
                            /** @description How long it took, milliseconds */
                            duration_ms: number;
                        }[];
                    };
                };
            };
        };
    };
    resendWebhookCalls: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description Since when; ISO 8601, UTC
                     */
                    since: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many are sent once more */
                        calls: number;
                    };
                };
            };
        };
    };
    resumeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version that the caller read; any other refuses the write */
                    last_row_hash: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the webhook, given by the server */
                        webhook_id: string;
                        /** @description Version of the document, 32 hexadecimal characters */
                        row_hash: string;
                        /** @description Id of the software, given by the server; the `client_id` of OAuth 2 */
                        client_id: string;
                        /** @description Address that is called */
                        url: string;
                        /** @description Types of events that are told */
                        types: ("repair.opened" | "repair.status-changed" | "repair.premium-corrected" | "payment.ordered" | "payment.confirmed" | "payment.rejected" | "payment.returned" | "recovery.requested" | "recovery.reminded" | "recovery.paid" | "recovery.ended" | "funds.called" | "establishment.registered" | "establishment.resubmitted" | "establishment.accredited" | "establishment.refused" | "establishment.closed" | "establishment.reopened")[];
                        /**
                         * @description `disabled`: nothing was taken for three days; `ended`: with the access of its client
                         * @enum {string}
                         */
                        state: "active" | "paused" | "disabled" | "ended";
                        /** @description Its secrets, two at most; none of a revoked client */
                        secrets: {
                            /** @description Id of the secret, given by the server; not the secret itself */
                            secret_id: string;
                            /** @description Its last four signs, by which people tell one secret from another */
                            hint: string;
                            /**
                             * Format: date-time
                             * @description When it was created; ISO 8601, UTC
                             */
                            created_date: string;
                            /** @description When the secret signs no more; ISO 8601, UTC; null of the newest one */
                            ends_date: string | null;
                        }[];
                        /** @description Since when nothing was taken; ISO 8601, UTC; null while the last call was */
                        failing_since_date: string | null;
                        /** @description Calls that are still to be taken */
                        waiting: number;
                        /** @description What was done to the webhook, newest first */
                        history: {
                            /**
                             * Format: date-time
                             * @description When it happened; ISO 8601, UTC
                             */
                            at: string;
                            /** @description Name of who did it */
                            by: string;
                            /** @description What is done to each line, or was done */
                            act: string;
                        }[];
                    };
                };
            };
        };
    };
    tryWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of what is meant, as the server gave it */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the call in the log */
                        call_id: string;
                        /** @description The header `webhook-id`: the same at each try */
                        message_id: string;
                        /**
                         * @description Type of the event
                         * @enum {string}
                         */
                        type: "repair.opened" | "repair.status-changed" | "repair.premium-corrected" | "payment.ordered" | "payment.confirmed" | "payment.rejected" | "payment.returned" | "recovery.requested" | "recovery.reminded" | "recovery.paid" | "recovery.ended" | "funds.called" | "establishment.registered" | "establishment.resubmitted" | "establishment.accredited" | "establishment.refused" | "establishment.closed" | "establishment.reopened" | "webhook.trial";
                        /** @description Number of the file; of an establishment its id */
                        subject: string;
                        /**
                         * @description `abandoned`: no try is left, or a trial was not taken
                         * @enum {string}
                         */
                        state: "waiting" | "delivered" | "abandoned";
                        /**
                         * Format: date-time
                         * @description When it was recorded; ISO 8601, UTC
                         */
                        create_date: string;
                        /** @description When it is tried next; ISO 8601, UTC; null once it was taken or given up */
                        next_try_date: string | null;
                        /** @description How often it was tried */
                        try_count: number;
                        /** @description The last twenty tries, oldest first */
                        tries: {
                            /**
                             * Format: date-time
                             * @description When it began; ISO 8601, UTC
                             */
                            at: string;
                            /** @description HTTP status of the answer; absent where nobody answered */
                            answer_code?: number;
                            /**
                             * @description Why nobody answered: `address` leads to a private network, `unresolved` has none, `unreachable`, `tls`, `timeout` after ten seconds, `cut`
                             * @enum {string}
                             */
                            failure?: "address" | "unresolved" | "unreachable" | "tls" | "timeout" | "cut";
                            /** @description How long it took, milliseconds */
                            duration_ms: number;
                        }[];
                    };
                };
            };
        };
    };
}
