import { faultsWhere } from './written-campaign.fixture.ts';

const unknown = 'ce nom n’est pas connu ici';

describe('a name that campaign.yaml does not know where it is written', () => {
  it.each([
    ['of the top', 'jours pour clore: 60', 'jours pour payer: 21', ' : il s’écrit à la racine'],
    ['of another part', 'jours pour clore: 60', 'vélos par personne: 2', ' : il s’écrit sous « quotas »'],
    ['of each element of a list', 'jours pour clore: 60', 'enveloppe: 2', ' : il s’écrit sous « financeurs »'],
    ['of two parts', 'taux de TVA: 20', 'plafond: 2', ' : il s’écrit sous « financeurs »'],
    ['of a part of a part', 'taux de TVA: 20', 'montant: 2', ' : il s’écrit sous « financeurs › enveloppe »'],
    ['of no part', 'jours pour clore: 60', 'jours pour rien: 2', ''],
  ])('is told with its place where it is a name %s', (_what, line, written, hint) => {
    const indent = line.startsWith('jours') ? '  ' : '';
    const [name = ''] = written.split(':');
    const faults = faultsWhere('campaign.yaml', line, `${line}\n${indent}${written}`);
    expect(faults.map((fault) => fault.replaceAll('\u00a0', ' '))).toContainEqual(
      expect.stringMatching(new RegExp(`: « ${name} » : ${unknown}${hint}$`)),
    );
  });

  it('has a line of its own beside another one', () => {
    const written = 'taux de TVA: 20\nlogotype: x\nquota: 3';
    const [first = '', second = ''] = faultsWhere('campaign.yaml', 'taux de TVA: 20', written).map(
      (fault) => /:(\d+)/.exec(fault)?.[1] ?? '',
    );
    expect(Number(second) - Number(first)).toBe(1);
  });
});
