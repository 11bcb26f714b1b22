import { accountFields } from './accounts.ts';
import { beneficiaryFields } from './beneficiaries.ts';
import { campaignFields } from './campaigns.ts';
import { clientFields } from './clients.ts';
import { recoveryFields } from './recoveries.ts';
import { replayFields } from './replays.ts';
import { deskFields } from './desk.ts';
import type { Dictionary } from './dictionary.ts';
import { envelopeFields } from './envelopes.ts';
import { establishmentFields } from './establishments.ts';
import { eventFields } from './events.ts';
import { funderFields } from './funders.ts';
import { messageFields } from './messages.ts';
import { moneyFields } from './money.ts';
import { personRequestFields } from './person-requests.ts';
import { profileFields } from './profile.ts';
import { repairFields } from './repairs.ts';
import { statisticsFields } from './statistics.ts';
import { webhookFields } from './webhooks.ts';

/** The dictionaries of the dictionary; no entry stands in two of them. */
export const dictionaries: readonly Dictionary[] = [
  accountFields,
  clientFields,
  establishmentFields,
  profileFields,
  beneficiaryFields,
  personRequestFields,
  repairFields,
  campaignFields,
  envelopeFields,
  funderFields,
  replayFields,
  moneyFields,
  recoveryFields,
  deskFields,
  statisticsFields,
  messageFields,
  webhookFields,
  eventFields,
];

/** What every field of the wire means. */
export const allFields: Dictionary = Object.assign({}, ...dictionaries);
