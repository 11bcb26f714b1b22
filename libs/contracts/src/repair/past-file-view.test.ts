import { RepairKind, RepairStatus } from '@alveole/domain';
import { pastFilesOf } from './past-file-view.ts';

it('reads the past files of a beneficiary, with the bike of each', () => {
  const row = { repair_id: 'repair-1', gender: 0 as const, brand: 'Autre', serial: 'AB1', create_date: '2026-03-02' };
  expect(pastFilesOf([{ ...row, status: RepairStatus.refunded }])).toStrictEqual([
    {
      repairId: 'repair-1',
      status: RepairStatus.refunded,
      kind: RepairKind.repair,
      brand: 'Autre',
      serial: 'AB1',
      createdAt: '2026-03-02',
      isOfOwnShop: false,
    },
  ]);
  expect(pastFilesOf([{ ...row, status: RepairStatus.refunded, of_own_shop: true }])).toMatchObject([
    { isOfOwnShop: true },
  ]);
});
