import { errorTable, wireCode } from '../errors/error-table.ts';
import type { ErrorCode } from '../errors/error-table.ts';

/** The body of every refusal. */
export const errorSchema = {
  type: 'object',
  description: 'A refusal',
  required: ['code', 'message', 'refusal', 'request_id'],
  properties: {
    code: {
      type: 'string',
      enum: [...new Set((Object.keys(errorTable) as ErrorCode[]).map(wireCode))],
      description: 'Stable code of the refusal',
    },
    message: { type: 'string', description: 'What is refused, in English; screens have their own French words' },
    refusal: {
      type: 'string',
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      description: 'Stable id of this refusal among those of its code; the words of the message may change',
    },
    request_id: { type: 'string', description: 'Id of the call, to tell the operator' },
    duplicates: {
      type: 'array',
      items: { type: 'string' },
      description: 'DUPLICATES_DETECTED: ids of the other files that the caller may read',
    },
    sentences: {
      type: 'array',
      items: { type: 'string' },
      description:
        'ConditionNotMetException: why, in French, as the rules of the campaign say it; PremiumChangedException: from which amount to which; AnswersRefusedException: each question of the campaign and what is wrong with its answer; EnvelopeUsedUpException: of which funder, and what is left',
    },
    amount_to_refund: {
      type: 'number',
      description: 'PremiumChangedException: the premium that the rules give by now, euros excluding tax',
    },
    tries_left: {
      type: 'integer',
      minimum: 0,
      description:
        'A wrong code: answers that may still be tried on the codes that live; 0 when another code must be asked for',
    },
  },
} as const;

/** The body of a refusal of a call that speaks OAuth 2. */
export const oauthErrorSchema = {
  type: 'object',
  description: 'A refusal as RFC 6749, 5.2, writes it',
  required: ['error', 'error_description'],
  properties: {
    error: {
      type: 'string',
      enum: [
        'invalid_request',
        'invalid_client',
        'invalid_grant',
        'unauthorized_client',
        'unsupported_grant_type',
        'invalid_scope',
        'unsupported_token_type',
        'temporarily_unavailable',
        'server_error',
      ],
      description: 'Name of the refusal',
    },
    error_description: { type: 'string', description: 'What is refused, in English' },
  },
} as const;
