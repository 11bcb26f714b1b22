import { fundCallBases } from '@alveole/domain';
import { z } from 'zod';
import { defineEvent } from '../define/define-event.ts';
import { day, id } from '../values/primitives.ts';

const fundsCalled = defineEvent(
  'funds.called',
  1,
  'A call for funds was issued; the accounts of its funder are told',
  z.object({
    call_id: id,
    funder_id: id,
    funder_name: z.string(),
    number: z.int(),
    basis: z.enum(fundCallBases),
    until_day: day,
    called_cents: z.int(),
  }),
);

export const funderEvents = { fundsCalled } as const;
