const properties = ['display', 'visibility', 'pointer-events', 'color', 'background-color'] as const;
const ownStyles = [
  '',
  'display: none',
  'display: inherit',
  'visibility: hidden',
  'visibility: inherit',
  'pointer-events: none',
];
const styledElements = [
  '<div>a</div><span>a</span><p hidden>a</p><i hidden="">a</i><main><h1>a</h1></main><svg><g><path/></g></svg>',
  '<ruby>a<rt>b</rt><rp>c</rp></ruby><details><summary>a</summary>b</details><details open><p>b</p></details>',
  '<dialog>a</dialog><dialog open>a</dialog><input><input type="hidden"><input type="checkbox" hidden><button>a</button>',
  '<table><caption>a</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>a</td></tr></tbody></table>',
  '<ul><li>a</li></ul><datalist><option>a</option></datalist><select><optgroup><option>a</option></optgroup></select>',
  '<template></template><x-own>a</x-own><label>a</label><fieldset><legend>a</legend></fieldset>',
];

/** The answers for each element, and those that jsdom gives, which it is asked for while the document has a style sheet. */
function answersFor(root: Element, hasSheet: boolean): string[] {
  const sheet = document.createElement('style');
  sheet.textContent = hasSheet ? '.of-nobody { display: none }' : '';
  if (hasSheet) document.head.append(sheet);
  const answers = [...root.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    return [
      element.outerHTML,
      ...properties.map((name) => `${style.getPropertyValue(name)} ${Reflect.get(style, name)}`),
    ];
  });
  sheet.remove();
  return answers.map((each) => each.join('\n'));
}

afterEach(() => document.body.replaceChildren());

it.each(styledElements)(
  'getComputedStyle answers as jsdom does, whatever style stands on the element and above it, for %s',
  (text) => {
    for (const above of ['', 'display: none', 'visibility: hidden; pointer-events: none'])
      for (const own of ownStyles) {
        const root = document.createElement('section');
        root.style.cssText = above;
        root.innerHTML = text;
        for (const element of root.querySelectorAll<HTMLElement>('*')) element.style.cssText = own;
        document.body.append(root);
        expect(answersFor(root, false)).toEqual(answersFor(root, true));
        root.remove();
      }
  },
);

it('getComputedStyle reads the style sheet that a screen adds to the document, and the window of a document gives the same', () => {
  document.body.innerHTML = '<p class="away">a</p>';
  const [line] = document.getElementsByTagName('p');
  const display = () => [
    getComputedStyle(line as Element).display,
    document.defaultView?.getComputedStyle(line as Element).display,
  ];
  expect(display()).toEqual(['block', 'block']);
  const sheet = document.createElement('style');
  sheet.textContent = '.away { display: none }';
  document.head.append(sheet);
  expect(display()).toEqual(['none', 'none']);
  sheet.remove();
  expect(display()).toEqual(['block', 'block']);
});
