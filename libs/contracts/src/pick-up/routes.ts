import { vatRates } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { instant } from '../values/primitives.ts';
import { fileNumber, repairGender } from '../repair/file-fields.ts';

/** `<repair id>.<secret>`: the link holds it behind `#`, which browsers send to no server; the body brings it. */
const pickUpToken = z.string().regex(/^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{43}$/, 'Invalid characters');
const body = z.strictObject({ token: pickUpToken });

const pickUp = z.object({
  /** `confirmed`: by this very link. */
  state: z.enum(['open', 'confirmed']),
  repair_rozo_id: fileNumber,
  gender: repairGender,
  entity_name: z.string(),
  city: z.string().optional(),
  /** Absent for a session. */
  bike: z.object({ brand: z.string(), serial: z.string() }).optional(),
  /** Euros excluding tax, as they stood when the link was sent. */
  amount_net: z.number(),
  amount_to_refund: z.number(),
  /** What the invoice charges; absent of a shop that has not said. */
  taux_tva: z.enum(vatRates).optional(),
  expires_at: instant,
});

const errors = ['BadCodeException', 'TransitionRefusedException'] as const;
const rateLimit = { perMinute: 20, by: 'address', overReplicas: true } as const;

export const readPickUp = defineRoute({
  service: 'repairs',
  name: 'readPickUp',
  method: 'POST',
  path: '/v1/repairs/pick_ups/read',
  auth: 'public',
  summary: 'What a beneficiary is asked to confirm, by the link that was mailed',
  description:
    'No sign-in. Refused (400) once the link has expired, was replaced or was never sent, and (409) when the invoice changed behind it or the file went on without it. It names neither the beneficiary nor the repairer’s account.',
  body,
  responses: { 200: pickUp },
  errors,
  rateLimit,
});

export const confirmPickUp = defineRoute({
  ...readPickUp,
  name: 'confirmPickUp',
  path: '/v1/repairs/pick_ups/confirm',
  summary: 'The beneficiary confirms the pick-up or the session from the link',
  description:
    'Records VAL with the proof `link`. A link serves once; pressed again after a lost answer, it answers that it has.',
  errors: [...errors, 'CampaignClosedException', 'BikeAlreadyClaimedException', 'RepairVersionMismatchException'],
});

export { switchSms, readSmsSwitch } from './sms-switch-routes.ts';
