// jsdom matches every rule of its style sheet for each question after a style; screens under test have no sheet of their own.
const valuesOfOthers = new Set(['inherit', 'initial', 'unset', 'revert']);
/** By the element's name and these attributes alone, in the style sheet of jsdom; but for `ruby`, where the parent counts. */
const attributes = ['hidden', 'open', 'type'];
/** Their initial values. */
const inheritedValues = { visibility: 'visible', 'pointer-events': 'auto' };
const dependsOnParent = /^r[tp]$/;

/** `getComputedStyle` for a window: quick for `display`, `visibility` and `pointer-events` while its document has no style sheet. */
export function plainStyleOf(window) {
  const real = window.getComputedStyle.bind(window);
  const displays = new Map();

  /** As jsdom finds it for an element of the same name, apart from its own `style`. */
  function displayOf(element) {
    const given = attributes.map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.namespaceURI, element.localName, ...given]);
    if (!displays.has(key)) {
      const alike = window.document.createElementNS(element.namespaceURI, element.localName);
      attributes.forEach((name, index) => given[index] !== null && alike.setAttribute(name, given[index]));
      displays.set(key, real(alike).display);
    }
    return displays.get(key);
  }

  function valueOf(element, name) {
    if (name === 'display') {
      const own = element.style?.display;
      return valuesOfOthers.has(own) ? undefined : own || displayOf(element);
    }
    return Object.hasOwn(inheritedValues, name) ? inheritedValue(element, name) : undefined;
  }

  const plainStyle = {
    get(element, name) {
      if (name === 'getPropertyValue')
        return (property) => valueOf(element, property) ?? real(element).getPropertyValue(property);
      const quick = valueOf(element, name === 'pointerEvents' ? 'pointer-events' : name);
      if (quick !== undefined) return quick;
      const style = real(element);
      const value = style[name];
      return typeof value === 'function' ? value.bind(style) : value;
    },
  };

  return (element, pseudo) =>
    pseudo || window.document.styleSheets.length > 0 || dependsOnParent.test(element.localName)
      ? real(element, pseudo)
      : new Proxy(element, plainStyle);
}

/** What the nearest element says that says anything. What it takes from others by another word is left to jsdom. */
function inheritedValue(element, property) {
  for (let from = element; from !== null; from = from.parentElement) {
    const own = from.style?.getPropertyValue(property);
    if (own) return valuesOfOthers.has(own) ? undefined : own;
  }
  return inheritedValues[property];
}
