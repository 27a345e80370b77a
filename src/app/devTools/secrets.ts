/**
 * What must not be seen in Redux DevTools, nor in a log that was exported from them. A new endpoint need not be entered here: a text
 * that is its whole argument is masked until it is listed in `PLAIN_ARGUMENTS`, and fields are masked by their names.
 */

/** Fields that are secret wherever they are, with all that is in them. */
export const SECRET_FIELDS = /pass|secret|token|credential|otp|recovery|^(current|pin|words?|uri)$/i;

/** Fields that are secret in an argument; in answers they are the codes of events, places and errors. */
export const SECRET_IN_ARGUMENTS = /code|^next$/i;

/** Topics of channels: whoever knows one hears of its chat or consignment. The staff's need the staff's session. */
export const TOPIC = 'topic';
export const OPEN_TOPIC = /^admin:/;

/** Secrets inside texts: of 256 bits in base64url or hexadecimal, and tokens of a session. */
export const SECRET_SHAPES =
  /(?<![\w-])(?:[\w-]{43}(?![\w-])|[0-9a-f]{64}(?![0-9a-f])|eyJ[\w-]+\.[\w-]+\.[\w-]*)|(?<=otpauth:).+/g;

/** Endpoints whose argument is a text, or a list of texts, that is no secret. */
export const PLAIN_ARGUMENTS: readonly string[] = [
  'chatDetails',
  'endSession',
  'findAlike',
  'findLaneEnds',
  'findMentioned',
  'findPlaces',
  'findStored',
  'forgetBrowserErrors',
  'getCountryPosition',
  'getDeliveryFigures',
  'lookUpScan',
  'proofPhotos',
  'readMail',
  'removeStaff',
  'requestReset',
  'rereadConsignment',
  'revokeInvitation',
  'scanEvents',
  'standing',
  'trackConsignment',
  'trackConsignments',
];

/** Endpoints in whose arguments a code says what happened, or where. */
export const PLAIN_CODES: readonly string[] = [
  'addEvent',
  'addPlace',
  'changeTransitLanes',
  'currentLanes',
  'findLanes',
  'recordScan',
  'requestQuote',
  'setNoticeRule',
  'takeStep',
];

/** Endpoints whose answer is a secret as a whole. */
export const SECRET_ANSWERS: readonly string[] = [
  'confirmFactor',
  'enrolFactor',
  'makePartyLink',
  'makeShareLink',
  'partyWords',
  'renewRecoveryCodes',
];
