import type { z } from 'zod';
import { validationMessage } from './validation-message.ts';
import { signIn } from '../session/routes.ts';
import { operateRepair } from '../repair/routes/operate.ts';
import { writeRefund } from '../refund/routes.ts';

const messageFor = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : validationMessage(parsed.error.issues);
};

describe('the validation message of the wire', () => {
  it('names a field that is missing', () => {
    expect(messageFor(signIn.body, { mail: 'a@b.fr' })).toBe('password (MISSING): Field is required');
  });

  it('names each invalid field once, in the order of the schema', () => {
    expect(messageFor(signIn.body, { mail: 'é', password: '' })).toBe(
      'mail (INVALID): Invalid email, password (MISSING): Field is required',
    );
  });

  it('refuses an operator object where a text is due', () => {
    expect(messageFor(signIn.body, { mail: { $gt: '' }, password: 'x' })).toBe('mail (INVALID): Invalid value');
  });

  it('names unknown fields', () => {
    expect(messageFor(signIn.body, { mail: 'a@b.fr', password: 'x', admin: true })).toBe(
      'admin (INVALID): Unknown field',
    );
  });

  it('names the nested field of an operation', () => {
    const body = {
      repair_id: 'r1',
      last_row_hash: '0'.repeat(32),
      repair_data: { operation_code: 'MSG', operation_data: {} },
    };
    expect(messageFor(operateRepair.body, body)).toBe('repair_data.operation_data.text (MISSING): Field is required');
  });

  it('refuses an unknown operation code', () => {
    const body = {
      repair_id: 'r1',
      last_row_hash: '0'.repeat(32),
      repair_data: { operation_code: 'HACK', operation_data: {} },
    };
    expect(messageFor(operateRepair.body, body)).toMatch(/^repair_data\.operation_code \(INVALID\): /);
  });

  it('speaks of the nearest branch of a union', () => {
    expect(messageFor(writeRefund.body, { refund_id: 'b1', state: 'approved' })).toBe(
      'last_row_hash (MISSING): Field is required',
    );
  });

  it('calls a body that is no object by its name', () => {
    expect(messageFor(signIn.body, 'text')).toBe('body (INVALID): Invalid value');
  });
});
