import { RepairKind, RepairStatus } from '@alveole/domain';
import type { Random } from '@alveole/seed-data';
import { countRepairs } from '@alveole/repairs/lists';
import type { createRepairStore, createStatisticsStore } from '@alveole/repairs/lists';
import { idOf } from './fill-store.ts';
import { openedAt, repairDocument } from './repair-document.ts';
import { shopId, staffId, staffMembers } from './plausible.ts';

type Store = ReturnType<typeof createRepairStore>;
type Filter = Parameters<Store['page']>[0];

/** One kind of read, with the arguments drawn anew for each. */
export interface ListCase {
  readonly name: string;
  run(random: Random): Promise<unknown>;
}

export interface RepairStores {
  readonly store: Store;
  readonly statistics: ReturnType<typeof createStatisticsStore>;
  readonly files: number;
  readonly shops: number;
}

/** Who holds none: what one holds is a read by itself. */
const newcomer = { role: 'ADM', permission: 1, userId: 'newcomer', userName: 'newcomer', entityId: '' } as const;

/** What staff ask of the list of files, and the detail of one. */
export function repairCases({ store, statistics, files, shops }: RepairStores): ListCase[] {
  const list = (name: string, filter: (random: Random) => Filter, depth?: (random: Random) => number): ListCase => ({
    name,
    run: (random) => {
      const createdBefore = depth && `${openedAt(Math.floor(files * depth(random))).toISOString()},ffff`;
      return store.page(filter(random), { createdBefore });
    },
  });
  const drawn = {
    entityId: (random: Random) => shopId(random.int(0, shops - 1)),
    operatorId: (random: Random) => staffId(random.int(0, staffMembers - 1)),
    statuses: (random: Random) => [
      random.pick([RepairStatus.toReview, RepairStatus.refunded, RepairStatus.complementAsked]),
    ],
    kinds: (random: Random) => [random.pick([RepairKind.repair, RepairKind.session])],
  };
  const names = Object.keys(drawn) as (keyof typeof drawn)[];
  const alone = names.map((one) => list(one, (random) => ({ [one]: drawn[one](random) })));
  const pairs = names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .map((other) =>
        list(`${one} and ${other}`, (random) => ({ [one]: drawn[one](random), [other]: drawn[other](random) })),
      ),
  );
  const deep = (random: Random) => random.int(5, 95) / 100;
  return [
    list('all', () => ({})),
    list('all, deep', () => ({}), deep),
    ...alone,
    list('status, deep', (random) => ({ statuses: drawn.statuses(random) }), deep),
    list('kind, deep', (random) => ({ kinds: drawn.kinds(random) }), deep),
    ...pairs,
    ...searches(list, drawn.statuses, deep, files, shops),
    { name: 'detail', run: (random) => store.byId(idOf('repair', random.int(0, files - 1))) },
    { name: 'counts by status', run: () => countRepairs({ repairs: store, statistics }, newcomer) },
    { name: 'count of what one holds', run: (random) => store.count({ operatorId: drawn.operatorId(random) }) },
    {
      name: 'by file number',
      run: (random) => store.byFileNumbers([repairDocument(random.int(0, files - 1), shops).fileNumber]),
    },
  ];
}

const common = ['martin', 'bernard', 'marie', 'jean', 'philippe', 'christophe'];
const everywhere = ['cycles', 'velo', 'atelier', 'bicyclette'];

function searches(
  list: (name: string, filter: (random: Random) => Filter, depth?: (random: Random) => number) => ListCase,
  statuses: (random: Random) => readonly RepairStatus[],
  deep: (random: Random) => number,
  files: number,
  shops: number,
): ListCase[] {
  const serialOf = (random: Random) => repairDocument(random.int(0, files - 1), shops).bike.serial;
  const queries: Readonly<Record<string, (random: Random) => string>> = {
    'one common word': (random) => random.pick([...common, ...everywhere]),
    'one rare word': serialOf,
    'common with rare': (random) => `${random.pick(common)} ${serialOf(random)}`,
    'name with first name': (random) =>
      `${random.pick(['martin', 'bernard', 'petit', 'robert'])} ${random.pick(['jean', 'marie', 'philippe', 'luc'])}`,
    'common with common': (random) => `${random.pick(common)} ${random.pick(everywhere)}`,
  };
  return Object.entries(queries).flatMap(([name, query]) => [
    list(name, (random) => ({ query: query(random) })),
    list(`${name}, with a status`, (random) => ({ query: query(random), statuses: statuses(random) })),
    list(`${name}, deep`, (random) => ({ query: query(random) }), deep),
  ]);
}
