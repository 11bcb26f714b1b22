import { findableTokens, narrowingTokens, queryTokens } from './search-tokens.ts';

describe('what something is found by', () => {
  it('are the beginnings of each word of a name, from three to twelve characters, and the whole', () => {
    expect(findableTokens({ names: ['Éric'], wholes: [] })).toEqual(['ERIC', 'ERI']);
    expect(findableTokens({ names: ['Villefranche-de-Rouergue'], wholes: [] })).toEqual(
      expect.arrayContaining(['VIL', 'VILLEFRANCHE', 'ROU', 'VILLEFRANCHEDEROUERGUE']),
    );
    expect(findableTokens({ names: ['Villefranchaise'], wholes: [] })).not.toContain('VILLEFRANCHAI');
    expect(findableTokens({ names: ['de'], wholes: ['12'] })).toEqual([]);
  });

  it('are numbers and addresses as a whole, a French phone as it is dialled', () => {
    expect(findableTokens({ names: [], wholes: ['+33 6 12 34 56 78', 'amelie.d@exemple.fr', '+33 1 2'] })).toEqual([
      '0612345678',
      'AMELIEDEXEMPLEFR',
      '3312',
      '=0612345678',
      '=AMELIEDEXEMPLEFR',
      '=3312',
    ]);
  });

  it.each(['+262692123456', '+33692123456', '0692 12 34 56'])(
    'are of %s, a number of Réunion, the ten digits that are dialled',
    (stored) => expect(findableTokens({ names: [], wholes: [stored] })).toEqual(['0692123456', '=0692123456']),
  );

  it('are, of a shop whose list asks for it, three digits of its SIRET and more', () => {
    const shop = { names: [], wholes: [], siret: '73282932000074' };
    const tokens = findableTokens({ ...shop, shortestSiretStart: 3 });
    expect(tokens).toEqual(expect.arrayContaining(['732', '7328', '73282']));
    expect(findableTokens(shop)).not.toContain('7328');
  });

  it.each([
    ['its SIREN', '732 829 320'],
    ['the beginning of its SIRET', '73282'],
    ['twelve digits of its SIRET', '732829320000'],
    ['its whole SIRET', '73282932000074'],
    ['the number of its department', '974'],
  ])('are, of a shop, %s', (_what, query) => {
    const tokens = findableTokens({
      names: [],
      wholes: ['73282932000074'],
      siret: '73282932000074',
      postcode: '97411',
    });
    expect(queryTokens(query).every((token) => tokens.includes(token))).toBe(true);
  });

  it.each([
    ['WWWWW9R1011072', 'W9R1011072'],
    ['WWWWW9R1011072', 'w9r 101 1072'],
    ['WWWWW9R1011072', '9R1011072'],
    ['WWWWW9R1011072', 'WWWWW9R1011072'],
    ['WWWWW759198127', 'W759198127'],
    ['WWWWW759198127', 'W75 9198127'],
    ['WWWWW759198127', '759198127'],
    ['WWWWWW12345678', 'W12345678'],
    ['WWWWW759198127', 'vélo W759198127'],
  ])('are, of an association with the RNA %s, what finds « %s »', (stored, query) => {
    const tokens = findableTokens({ names: ['Vélo Libre'], wholes: [], siret: stored });
    const words = queryTokens(query);
    expect(words.every((token) => tokens.includes(token))).toBe(true);
    expect(narrowingTokens(words).some((token) => tokens.includes(token))).toBe(true);
  });

  it.each([
    ['69003', '69'],
    ['20090', '2A'],
    ['20200', '2B'],
    ['97411', '974'],
  ])('are, of a shop at %s, the department %s', (postcode, department) => {
    expect(findableTokens({ names: [], wholes: [], postcode })).toEqual([department]);
  });

  it('stand once each', () => {
    expect(findableTokens({ names: ['Anne', 'Anne'], wholes: ['anne'] })).toEqual(['ANNE', 'ANN', '=ANNE']);
  });
});

describe('what a search asks for', () => {
  it.each([
    ['de la tour', ['TOUR']],
    ['de la', []],
    ['', []],
    ['  ', []],
    ['🚲', ['🚲']],
    [' -- ', ['--']],
    ['.*', ['.*']],
    ['Saint-Étienne saint-etienne', ['SAINTETIENNE']],
    ['06 12 34 56 78', ['0612345678']],
    ['+33612345678', ['0612345678']],
    ['+262 692 12 34 56', ['0692123456']],
    ['123 456 789 00012', ['12345678900012']],
    ['1234', ['1234']],
    ['dupont 06', ['DUPONT']],
    ['69', ['69']],
    ['2a', ['2A']],
    ['974', ['974']],
    ['732 829 320', ['732829320']],
    ['dup dupont jean', ['DUPONT', 'JEAN']],
  ])('%j is %j', (query, tokens) => {
    expect(queryTokens(query)).toEqual(tokens);
  });
});

describe('a search of several words', () => {
  const findable = {
    names: ['Martin', 'Jean-Pierre', 'Cycles du Rhône'],
    wholes: ['REP00012_04711', '+33612345678'],
    siret: '73282932000074',
    postcode: '97411',
  };
  const tokens = findableTokens(findable);
  const hasAll = (words: readonly string[]) => words.every((word) => tokens.includes(word));

  it.each([
    'martin jean',
    'mar cyc',
    'rhone martin',
    'jeanp marti',
    '04711 martin',
    'martin REP00012_04711',
    'pierre jeanpierre cycles',
    'martin 732829320',
    'cycles 974',
  ])('%j is narrowed by a token that the row has', (query) => {
    const words = queryTokens(query).filter((word) => tokens.includes(word));
    expect(narrowingTokens(words).some((token) => tokens.includes(token))).toBe(true);
    expect(hasAll(words)).toBe(true);
  });

  it('takes the longest beginnings that are kept of both words', () => {
    expect(narrowingTokens(['JEAN', 'MARTIN'])).toEqual(['JEAN MART', '=JEAN', '=MARTIN']);
    expect(narrowingTokens(['LUC', 'MARTIN', 'CHRISTOPHE'])[0]).toBe('CHRISTO MART');
    expect(narrowingTokens(['LUC', 'MARTIN'])[0]).toBe('LUC MAR');
    expect(narrowingTokens(['MARTIN'])).toEqual(['MARTIN']);
  });

  it('keeps to the rows of a mark, with one word, several or none', () => {
    const marked = findableTokens({ ...findable, marks: ['ve=sent'] });
    const searched = [[], ['MARTIN'], ['JEAN', 'MARTIN'], ['=0612345678']];
    const found = searched.map((words) => narrowingTokens(words, 've=sent').some((token) => marked.includes(token)));
    expect(found).toEqual([true, true, true, true]);
    expect(searched.flatMap((words) => narrowingTokens(words, 've=sent')).some((token) => tokens.includes(token))).toBe(
      false,
    );
    expect(marked).toEqual(expect.arrayContaining(tokens));
  });

  it('keeps a name of many words from filling the index', () => {
    const many = Array.from({ length: 60 }, (_, index) => `mot${index}quelconque`).join(' ');
    expect(findableTokens({ names: [many], wholes: [] }).filter((token) => token.includes(' ')).length).toBeLessThan(
      600,
    );
  });
});
