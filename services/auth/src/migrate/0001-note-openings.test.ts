import { startAuthHarness } from '../auth.harness.ts';

it('names the first two administrators and nobody else, in whatever batch the walk meets them', async () => {
  const harness = await startAuthHarness();
  const accounts = harness.database.collection('accounts');
  const accountOf = (n: number, fields: object) => ({
    _id: `user-${String(n).padStart(4, '0')}`,
    row_hash: `h${n}`,
    mail: `u${n}@exemple.fr`,
    entity_gender: 0,
    ...fields,
  });
  const openedOn = (day: number) => ({
    entity_gender: 10,
    history: [{ act: 'open', at: new Date(2026, 0, day), by_id: 'user-0000', by_name: 'A' }],
  });
  const others = Array.from({ length: 240 }, (_, n) => accountOf(n, {}));
  others[5] = accountOf(5, openedOn(1));
  others[150] = accountOf(150, openedOn(2));
  others[230] = accountOf(230, openedOn(3));
  await accounts.insertMany(others as never[]);
  await harness.migrate();
  const founding = await accounts.find({ founding: true } as object).toArray();
  expect(founding.map(({ _id }) => _id).sort()).toEqual(['user-0005', 'user-0150']);
  await harness.close();
});
