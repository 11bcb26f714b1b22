import { blankProgramme } from '@alveole/contracts';
import { demonstrationProgramme } from '@alveole/domain';
import { fillBlanks } from './fill-blanks.ts';

const { name, contacts, funders, fundersNote } = blankProgramme;
const own = {
  name: 'Vélo & Cie',
  contacts: { citizens: 'tous@velo.example', professionals: 'pro@velo.example', associations: 'asso@velo.example' },
  funders: ['Région <Nord>', 'Ville {{name}}'],
};

describe('the blanks of a drawn page', () => {
  it('are filled in texts and addresses', () => {
    const drawn = `<p class="a">Avec ${name}, écrivez à <a href="mailto:${contacts.associations}">${contacts.associations}</a></p>`;
    expect(fillBlanks(drawn, own)).toBe(
      '<p class="a">Avec Vélo &amp; Cie, écrivez à <a href="mailto:asso@velo.example">asso@velo.example</a></p>',
    );
  });

  it('draw an element for each value of a list, as text and nothing else', () => {
    expect(fillBlanks(`<ul><li class="tile">${funders[0]}</li></ul>`, own)).toBe(
      '<ul><li class="tile">Région &lt;Nord></li><li class="tile">Ville &#123;&#123;name}}</li></ul>',
    );
  });

  it('leave no element where there is nothing to say', () => {
    const drawn = `<ul></ul><p class="soft">${fundersNote}</p>`;
    expect(fillBlanks(drawn, own)).toBe('<ul></ul>');
    expect(fillBlanks(drawn, demonstrationProgramme)).toContain('<p class="soft">Ces noms sont ceux');
  });
});
