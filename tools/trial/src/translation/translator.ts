/**
 * Script of a page, from its first byte on: does what the translator of a browser does. Every text, also one that comes
 * or changes later, is replaced by a copy inside two `<font>` elements, so that React’s own text nodes are gone.
 */
export const translator = `
const isLeft = (text) => text.data.trim() === '' || text.parentElement?.closest('font, style, script, option, title');
const translate = (text) => {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.textContent = text.data;
  outer.append(inner);
  text.replaceWith(outer);
};
const observer = new MutationObserver(() => translateAll());
const translateAll = () => {
  if (!document.body) return;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  texts.filter((text) => !isLeft(text)).forEach(translate);
  observer.takeRecords();
};
observer.observe(document, { childList: true, characterData: true, subtree: true });
`;

/** How many texts of a page stand as the translator left them. */
export const countTranslated = `document.querySelectorAll('font > font').length`;
