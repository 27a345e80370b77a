import { hasNoField, matchColumns, offeredFor, type ImportColumn } from './columns';

describe('the headings of a file', () => {
  it.each<[heading: string, column: ImportColumn]>([
    ['Shipper Tel', 'sendersPhone'],
    ["Shipper's Tel. No.", 'sendersPhone'],
    ['Consignor', 'sendersName'],
    ['Exporter name', 'sendersName'],
    ['Shipper addr.', 'sendersAddress'],
    ['Pick-up address', 'sendersAddress'],
    ['SHIPPER_EMAIL', 'sendersEmail'],
    ['shipperEmail', 'sendersEmail'],
    ['E-mail of sender', 'sendersEmail'],
    ['From name', 'sendersName'],
    ['Cnee', 'recName'],
    ['Ship to', 'recName'],
    ['Importer', 'recName'],
    ['Recipient company', 'recName'],
    ['Consignee E-Mail address', 'recEmail'],
    ['Deliver-to address', 'recAddress'],
    ['Delivery address', 'recAddress'],
    ['Consignee mobile', 'recPhone'],
    ['Consignee contact no', 'recPhone'],
    ['No. of pkgs', 'itemQuantity'],
    ['# Ctns', 'itemQuantity'],
    ['Total pieces', 'itemQuantity'],
    ['Gross Wt', 'itemWeight'],
    ['Gross Wt (lb)', 'itemWeight'],
    ['G.W. kgs weight', 'itemWeight'],
    ['KGS', 'itemWeight'],
    ['Weight unit', 'weightUnit'],
    ['Goods desc', 'product'],
    ['Description of goods', 'product'],
    ['Commodity', 'product'],
    ['Cargo', 'product'],
    ['ETA', 'deliveryDate'],
    ['Due', 'deliveryDate'],
    ['Req. delivery date', 'deliveryDate'],
    ['Expected delivery', 'deliveryDate'],
    ['Place of delivery', 'deliveryPlace'],
    ['Destination city', 'deliveryPlace'],
    ['Dest', 'headingTo'],
    ['POD', 'headingTo'],
    ['Port of discharge', 'headingTo'],
    ['Final destination', 'headingTo'],
    ['POL', 'departedFrom'],
    ['Port of Loading', 'departedFrom'],
    ['Origin country', 'departedFrom'],
    ['By', 'shipmentMode'],
    ['Mode of transport', 'shipmentMode'],
    ['B/L no', 'carrierRef'],
    ['Bill of Lading Nr.', 'carrierRef'],
    ['MAWB', 'carrierRef'],
    ['Booking ref', 'carrierRef'],
    ['Carrier ref. no.', 'carrierRef'],
    ['Payment terms', 'paymentMode'],
    ['Tracking #', 'trackingId'],
    // German, French, Spanish, Dutch
    ['Empfänger', 'recName'],
    ['Empfängeranschrift', 'recAddress'],
    ['Empfaenger-Telefonnummer', 'recPhone'],
    ['Absender E-Mail', 'sendersEmail'],
    ['Bruttogewicht (kg)', 'itemWeight'],
    ['Anzahl Packstücke', 'itemQuantity'],
    ['Warenbezeichnung', 'product'],
    ['Bestimmungsland', 'headingTo'],
    ['Abgangsort', 'departedFrom'],
    ['Liefertermin', 'deliveryDate'],
    ["Nom de l'expéditeur", 'sendersName'],
    ['Adresse du destinataire', 'recAddress'],
    ['Poids brut', 'itemWeight'],
    ['Nombre de colis', 'itemQuantity'],
    ['Pays de destination', 'headingTo'],
    ['Date de livraison', 'deliveryDate'],
    ['Remitente', 'sendersName'],
    ['Teléfono del destinatario', 'recPhone'],
    ['Número de bultos', 'itemQuantity'],
    ['Descripción de la mercancía', 'product'],
    ['Fecha de entrega', 'deliveryDate'],
    ['Afzender', 'sendersName'],
    ['Adres ontvanger', 'recAddress'],
    ['Aantal colli', 'itemQuantity'],
    ['Leverdatum', 'deliveryDate'],
  ])('“%s” is %s', (heading, column) => {
    expect(matchColumns([heading])).toEqual([column]);
  });

  it.each<[heading: string, offered: readonly ImportColumn[]]>([
    ['To', ['recName', 'headingTo']],
    ['From', ['sendersName', 'departedFrom']],
    ['Name', ['sendersName', 'recName']],
    ['Tel.', ['sendersPhone', 'recPhone']],
    ['Address', ['sendersAddress', 'recAddress']],
    ['E-mail', ['sendersEmail', 'recEmail']],
    ['Country', ['headingTo', 'departedFrom', 'currentLocation']],
    ['Date', ['deliveryDate', 'timeCreated']],
    ['Delivery', ['deliveryDate', 'recAddress']],
    ['Ref.', ['trackingId', 'carrierRef']],
    ['Country of origin', ['departedFrom']],
    ['Consignee country', ['headingTo']],
    ['Net weight', ['itemWeight']],
    ['Consignee address 2', ['recAddress']],
    ['Consignee contact', ['recName']],
  ])('“%s” is not guessed, and offered as %j', (heading, offered) => {
    expect(matchColumns([heading])).toEqual([null]);
    expect(offeredFor(heading)).toEqual(expect.arrayContaining([...offered]));
  });

  it.each([
    'Vessel',
    'Container no.',
    'HS code',
    'Incoterms',
    'ETD',
    'Postcode',
    'Notify party',
    'CBM',
    'Currency',
  ])('say when there is no field: %s', (heading) => {
    expect(hasNoField(heading)).toBe(true);
    expect(matchColumns([heading])).toEqual([null]);
  });

  it.each([
    'Dims (L, W, H, cm, net, gross, tare, max, min, avg, x, y, z)',
    'Colour',
    'constructor',
    '__proto__',
  ])('name nothing by a part of their words: %s', (heading) => {
    expect(matchColumns([heading])).toEqual([null]);
  });

  it('are each taken once, in the order of the file', () => {
    expect(matchColumns(['Shipper', 'Shipper Tel', 'Consignee', 'Consignee', 'Shipper mobile'])).toEqual([
      ...['sendersName', 'sendersPhone', 'recName'],
      null,
      null,
    ]);
  });
});
