import { findableTokens, queryTokens } from './search-tokens.ts';

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
    ]);
  });

  it('stand once each', () => {
    expect(findableTokens({ names: ['Anne', 'Anne'], wholes: ['anne'] })).toEqual(['ANNE', 'ANN']);
  });
});

describe('what a search asks for', () => {
  it.each([
    ['de la tour', ['TOUR']],
    ['de la', []],
    ['', []],
    ['Saint-Étienne saint-etienne', ['SAINTETIENNE']],
    ['06 12 34 56 78', ['0612345678']],
    ['+33612345678', ['0612345678']],
    ['123 456 789 00012', ['12345678900012']],
    ['1234', ['1234']],
    ['dupont 06', ['DUPONT']],
  ])('%j is %j', (query, tokens) => {
    expect(queryTokens(query)).toEqual(tokens);
  });
});
