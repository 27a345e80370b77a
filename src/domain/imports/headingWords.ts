import { ownValue } from '@/config/ownValue';

/**
 * What words in headings mean, in the languages of the trade: English, German, French, Spanish, Dutch, Portuguese and Italian, without
 * accents and in small letters. A word that is not among them means itself.
 */
const meanings: Readonly<Record<string, string>> = {
  sender:
    'senders shipper shippers shpr consignor consignors consigner exporter exporters supplier pickup collection absender versender verlader lieferant expediteur chargeur remitente expedidor embarcador cargador afzender verzender remetente expeditor mittente speditore',
  receiver:
    'receivers recipient recipients consignee consignees cnee importer importers shipto deliverto empfanger empfaenger destinataire destinatario consignatario ontvanger geadresseerde',
  name: 'names nom nombre naam nome company firm firma societe empresa bedrijf',
  mail: 'email emails emailadresse mailadresse emailadres emailaddress mailaddress correo courriel',
  address:
    'addresses addr adr adress adresse adres anschrift strasse street direccion domicilio indirizzo endereco morada',
  phone:
    'phones tel telephone telephones mobile cell cellphone handy telefon telefono telefone telefoon telefonnummer telnr telno mobil movil gsm',
  country: 'land pays pais paese',
  city: 'town stadt ville ciudad stad citta cidade',
  port: 'hafen puerto haven porto airport',
  place: 'ort plaats lieu lugar luogo',
  weight: 'weights wt wgt gew gewicht poids peso',
  gross: 'brutto brut bruto lordo total gesamt',
  net: 'netto neto nett',
  quantity:
    'qty qnty qtty pkg pkgs package packages pcs pce piece pieces carton cartons ctn ctns colli kolli box boxes units parcels pallets plts menge anzahl stuck stueck stk packstucke packstuecke colis quantite cantidad bultos aantal stuks quantita quantidade volumes',
  goods:
    'good product products produkt produit producto commodity commodities cargo contents content item items article articles artikel ware waren marchandise marchandises mercancia mercancias mercaderia goederen merce merci mercadoria material',
  description:
    'desc descr bezeichnung beschreibung designation descripcion omschrijving descrizione descricao',
  destination:
    'dest pod discharge bestimmung bestimmungsort ziel zielort destino destinazione bestemming dechargement descarga',
  origin:
    'pol loading departure departed herkunft abgang abgangsort versand versandort origine origen herkomst embarque chargement carga vertrek salida provenienza',
  delivery: 'liefer lieferung zustellung zustell livraison entrega levering lever consegna delivered',
  arrival: 'ankunft arrivee llegada aankomst arrivo chegada',
  date: 'datum fecha data termin dates',
  due: 'falligkeit faellig',
  planned:
    'expected estimated requested required req reqd exp est promised latest voraussichtlich prevue prevista',
  created: 'registered erstellt registriert cree creado',
  mode: 'modus modo verkehrstrager transportart via by',
  transport: 'transporte trasporto vervoer vervoers',
  carrier: 'transporteur transportista vervoerder vettore frachtfuhrer spediteur forwarder',
  bl: 'lading konnossement connaissement conocimiento conhecimento cmr frachtbrief vrachtbrief waybill awb mawb hawb mbl hbl airwaybill',
  payment: 'zahlung paiement pago betaling pagamento bezahlung',
  number:
    'no nr num nbr id code ref refs reference references referenz nummer numero nro number numbers unlocode locode kennzeichen',
  comment: 'comments kommentar commentaire comentario notes',
  remark: 'remarks note bemerkung bemerkungen remarque observaciones opmerking',
  unit: 'uom einheit unite unidad eenheid unita',
  status: 'zustand statut estado stato',
  type: 'art tipo soort',
  kg: 'kgs kilo kilos kilogram kilograms kilogramm kgm',
  lb: 'lbs pound pounds lbr',
  postcode: 'zip postal plz postleitzahl postalcode zipcode',
};

/** Says nothing that others would not say. */
const EMPTY = new Set(
  'of the for and in at on de du des d l la le les el del los der die das den van het een da do di el as is s 1 line'.split(
    ' ',
  ),
);

const wordMeanings = new Map<string, string>();
for (const [meaning, words] of Object.entries(meanings)) {
  wordMeanings.set(meaning, meaning);
  for (const word of words.split(' ')) wordMeanings.set(word, meaning);
}

/** Words that stand for one another only together. */
const together: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\b(ship|deliver)(ed|ping)? ?to\b/g, 'receiver'],
  [/\bship(ped)? ?from\b|\bpick up\b/g, 'sender'],
  [/\bc nee\b/g, 'receiver'],
  [/\bg w\b|\bgw\b|\bgr w(eigh)?t\b/g, 'gross weight'],
  [/\bn w\b|\bnw\b/g, 'net weight'],
  [/\be mail\b/g, 'mail'],
  [/\bb l\b|\bbill of lading\b/g, 'bl'],
  [/\bair waybill\b|\blettre de voiture\b/g, 'bl'],
  [/\bcountry of origin\b|\bursprungsland\b/g, 'manufacture'],
  [/\brazon social\b/g, 'name'],
  [/\bnombre de (colis|pieces)\b/g, 'quantity'],
  [/\bzip code\b|\bpostal code\b|\bcode postal\b|\bpost code\b/g, 'postcode'],
  [/\bcontact (?:no|nr|number|phone|tel)\b/g, 'phone'],
  [/\bwill be delivered\b/g, 'delivery date'],
];

/** Letters that no decomposition takes apart. */
const PLAIN = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' };

const plain = (heading: string) =>
  heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßøæœłđı]/g, (letter) => ownValue(PLAIN, letter) ?? letter)
    .replace(/#|№/g, ' no ')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

const LEAST_PART = 3;

/** The known words that a word is made of: "Empfängeranschrift", "sendername". */
const partsOf = (word: string): string[] | undefined => {
  const meaning = wordMeanings.get(word);
  if (meaning !== undefined) return [meaning];
  for (let at = word.length - LEAST_PART; at >= LEAST_PART; at -= 1) {
    const first =
      wordMeanings.get(word.slice(0, at).replace(/(?<=.{4})s$/, '')) ?? wordMeanings.get(word.slice(0, at));
    const rest = first === undefined ? undefined : partsOf(word.slice(at));
    if (first !== undefined && rest) return [first, ...rest];
  }
  return undefined;
};

const partsByWord = new Map<string, readonly string[]>();
const MOST_FOUND = 5_000;

/** What a heading says, each meaning once and in no order. */
export const meaningsOf = (heading: string): readonly string[] => {
  const before = partsByWord.get(heading);
  if (before) return before;
  let text = plain(heading);
  for (const [pattern, word] of together) text = text.replace(pattern, word);
  const words = text.split(' ').filter((word) => word !== '' && !EMPTY.has(word));
  const headingParts = [...new Set(words.flatMap((word) => partsOf(word) ?? [word]))].sort();
  if (partsByWord.size > MOST_FOUND) partsByWord.clear();
  partsByWord.set(heading, headingParts);
  return headingParts;
};
