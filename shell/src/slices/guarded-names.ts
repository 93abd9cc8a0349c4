/**
 * Takes the name off what hides a property of the document from everybody, as `<form name="createElement">` does:
 * https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem. `onTaken` hears of the element and of the property.
 */
export function guardNames(onTaken: (element: Element, property: string) => void): void {
  const { querySelectorAll } = Document.prototype;
  // A form has what is in it by its name, too.
  const { removeAttribute } = Element.prototype;
  new MutationObserver(() => {
    for (const name of Object.getOwnPropertyNames(document))
      if (name in Document.prototype)
        for (const element of querySelectorAll.call(document, `:is(form,img,embed,iframe,object)[name="${name}"]`)) {
          removeAttribute.call(element, 'name');
          onTaken(element, `document.${name}`);
        }
  }).observe(document, { childList: true, subtree: true });
}
