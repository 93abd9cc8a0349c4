/** What a document has as a property by its name or id, before its own: https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem */
const NAMED = 'form[name], img[name], embed[name], iframe[name], object';
/** Those that it has by their id, too. */
const BY_ID = 'object, img[name]';

// A form has what is in it by its name, too.
const { getAttribute, matches, removeAttribute } = Element.prototype;

/**
 * Takes the name off what hides a property of the document from everybody, as `<form name="createElement">` does. `onTaken` hears of
 * the element and of the property.
 */
export function guardNames(onTaken: (element: Element, property: string) => void): void {
  const lookAt = (element: Element) => {
    if (!matches.call(element, NAMED)) return;
    for (const attribute of matches.call(element, BY_ID) ? ['id', 'name'] : ['name']) {
      const name = getAttribute.call(element, attribute);
      if (!name || !(name in Document.prototype)) continue;
      removeAttribute.call(element, attribute);
      onTaken(element, `document.${name}`);
    }
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'attributes' ? [target] : addedNodes) {
        if (!(node instanceof Element)) continue;
        lookAt(node);
        for (const element of Element.prototype.querySelectorAll.call(node, NAMED)) lookAt(element);
      }
  }).observe(document, { attributeFilter: ['name', 'id'], childList: true, subtree: true });
  for (const element of Document.prototype.querySelectorAll.call(document, NAMED)) lookAt(element);
}
