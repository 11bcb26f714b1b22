/**
 * Does to the page what the translator of a browser does, as long as it is open: every text, also one that comes later,
 * is replaced by a copy inside two `<font>` elements.
 * @returns stops it
 */
export function translatePage(): () => void {
  const observer = new MutationObserver(() => translateAll());
  const translateAll = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
    observer.takeRecords();
  };
  translateAll();
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

function translate(text: Text): void {
  if (text.data.trim() === '' || text.parentElement?.closest('font, style, script, option')) return;
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = text.data;
  outer.append(inner);
  text.replaceWith(outer);
}
