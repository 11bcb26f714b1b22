import { entityData } from './wire.ts';
import { validationMessage } from '../errors/validation-message.ts';

describe('the opening hours on the wire', () => {
  const week = { mon: ['09:00', '12:00', '14:00', '18:00'], rdvOnly: false, noMap: true };
  const faultOf = (horaires_ouverture: unknown) =>
    validationMessage(entityData.safeParse({ horaires_ouverture }).error?.issues ?? []);

  it('come as an object or as JSON text, and are an object ever after', () => {
    expect(entityData.parse({ horaires_ouverture: week })).toEqual({ horaires_ouverture: week });
    expect(entityData.parse({ horaires_ouverture: JSON.stringify(week) })).toEqual({ horaires_ouverture: week });
    expect(entityData.parse({})).toEqual({});
  });

  it('are refused where they are neither, and where an hour is none', () => {
    expect(faultOf('{')).toBe('horaires_ouverture (INVALID): Invalid value');
    expect(faultOf({ mon: ['9h', '', '', ''] })).toBe(
      'horaires_ouverture.mon.0 (INVALID): Invalid opening-hours format',
    );
    expect(faultOf('{"someday":[]}')).toBe('horaires_ouverture.someday (INVALID): Unknown field');
  });
});
