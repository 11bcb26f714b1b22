// Written by `npm run documents` from docs/openapi.

export interface components {
    schemas: {
        /** @description A refusal */
        Error: {
            /**
             * @description Stable code of the refusal
             * @enum {string}
             */
            code: "ValidationException" | "RepairNotFoundException" | "BadCodeException" | "MediaRefusedException" | "UnreadableDocumentException" | "InvoiceNotStampableException" | "PayloadTooLargeException" | "UnsupportedMediaTypeException" | "NotAuthorizedException" | "NotFoundException" | "EntityNotFoundException" | "ConsumerNotFoundException" | "EntityVersionMismatchException" | "RepairVersionMismatchException" | "ConsumerVersionMismatchException" | "RefundVersionMismatchException" | "TransitionRefusedException" | "DuplicatesValueException" | "DUPLICATES_DETECTED" | "MailNotAvailableException" | "CodeAlreadySentException" | "BikeAlreadyClaimedException" | "BeneficiaryLimitException" | "CampaignClosedException" | "ConditionNotMetException" | "EnvelopeUsedUpException" | "AnswersRefusedException" | "PremiumChangedException" | "IdempotencyMismatchException" | "TooManyRequestsException" | "ServiceUnavailableException" | "InternalError";
            /** @description What is refused, in English; screens have their own French words */
            message: string;
            /** @description Stable id of this refusal among those of its code; the words of the message may change */
            refusal: string;
            /** @description Id of the call, to tell the operator */
            request_id: string;
            /** @description DUPLICATES_DETECTED: ids of the other files that the caller may read */
            duplicates?: string[];
            /** @description ConditionNotMetException: why, in French, as the rules of the campaign say it; PremiumChangedException: from which amount to which; AnswersRefusedException: each question of the campaign and what is wrong with its answer; EnvelopeUsedUpException: of which funder, and what is left */
            sentences?: string[];
            /** @description PremiumChangedException: the premium that the rules give by now, euros excluding tax */
            amount_to_refund?: number;
            /** @description A wrong code: answers that may still be tried on the codes that live; 0 when another code must be asked for */
            tries_left?: number;
        };
        /** @description A refusal as RFC 6749, 5.2, writes it */
        OauthError: {
            /**
             * @description Name of the refusal
             * @enum {string}
             */
            error: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | "unsupported_token_type" | "temporarily_unavailable" | "server_error";
            /** @description What is refused, in English */
            error_description: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
