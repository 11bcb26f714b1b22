const labelledFields = [
  '<label for="a">A</label><input id="a"><label for="a">also A</label>',
  '<label>A <input></label><label>B <b><select><option>b</option></select> <textarea></textarea></b></label>',
  '<label>A <input type="hidden"> <button>b</button> <input></label><label for="">C <input></label>',
  '<label for="b">A <input id="a"></label><input id="b"><label for="c">nobody</label><label>nothing in it</label>',
  '<label>outer <label>inner <input id="a"></label></label><label for="a">A</label><progress id="d"></progress>',
  '<input id="a"><input id="a"><label for="a">the first</label><meter id="e"></meter><label for="e">E</label>',
  '<p id="a"></p><input id="a"><label for="a">no field</label><output id="quo&quot;te"></output><label for="quo&quot;te">Q</label>',
];
const fields = 'input, select, textarea, button, progress, meter, output';

/** As jsdom finds them, which asks each label of the tree for its field. */
const labelsByControl = (field: Element, root: Element) =>
  [...root.querySelectorAll('label')].filter(({ control }) => control === field);

afterEach(() => document.body.replaceChildren());

it.each(labelledFields)(
  'labels of a field are the labels whose control it is, in the order of the document: %s',
  (text) => {
    const root = document.createElement('form');
    root.innerHTML = text;
    for (const isInDocument of [false, true]) {
      if (isInDocument) document.body.append(root);
      const found = [...root.querySelectorAll<HTMLInputElement>(fields)];
      const visible = found.filter(({ type }) => type !== 'hidden');
      expect(visible.map(({ labels }) => [...(labels ?? [])])).toEqual(
        visible.map((field) => labelsByControl(field, root)),
      );
      expect(found.filter(({ type }) => type === 'hidden').every(({ labels }) => labels === null)).toBe(true);
    }
  },
);
