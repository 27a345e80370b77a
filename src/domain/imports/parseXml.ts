/** A document of XML. Throws where it is none, or would define texts of its own, which can grow without bound. */
export const parseXml = (xml: string): Element => {
  if (xml.includes('<!DOCTYPE')) throw new Error('a document type');
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
  if (documentElement.getElementsByTagName('parsererror').length > 0) throw new Error('not well-formed');
  return documentElement;
};

/** The elements of this name anywhere in another one, whatever their prefixes. */
export const elementsIn = (element: Element, name: string) => [...element.getElementsByTagNameNS('*', name)];

/** An attribute, whatever its prefix. */
export const attributeOf = (element: Element, name: string) =>
  [...element.attributes].find(({ localName }) => localName === name)?.value;
