import { buildConsumer, buildEntity, buildRepairFile } from '../builders.ts';

describe('wire builders', () => {
  it('change just what they are told to', () => {
    expect(buildEntity({ status: 2, entity_data: { city: 'Nantes' } })).toMatchObject({
      status: 2,
      entity_data: { city: 'Nantes', commercialname: 'Cycles du Rhin' },
    });
    expect(buildConsumer({ consumer_data: { last_name: 'ROUX' } }).consumer_data).toMatchObject({
      first_name: 'LEA',
      last_name: 'ROUX',
    });
    expect(buildRepairFile({ status: 5, bike: { brand: 'Gitane' } })).toMatchObject({
      status: 5,
      bike: { brand: 'Gitane', serial: 'AB123456' },
    });
  });

  it('give nothing that the contract forbids', () => {
    expect(() => buildEntity({ entity_data: { zip: '6700' } })).toThrow();
    expect(() => buildRepairFile({ repair_rozo_id: 'REP1' })).toThrow();
  });
});
