import { object, string } from 'yup';
import { ownValue } from '@/config/ownValue';
import { formCopy } from '@/content/forms';
import { updatesCopy } from '@/content/updates';
import { legEvents } from '@/supabase/eventCodes';
import { line, note, requiredLine } from '@/ui/forms/textRules';
import { moment } from '@/domain/forms/momentRule';
import type { Classifier, Journey } from './journey';
import type { Place } from '@/domain/places/place';
import type { EventCode } from './eventCodesApi';
import type { EventEntry, Leg, NewEvent } from './entries';
import { place } from '@/domain/places/placeRules';
import { isPlace } from '@/domain/places/usePlaceChoices';
import { meantInstant, whereOf, type Where } from '@/domain/places/where';
import { placeText } from '@/domain/places/placeText';
import { likelyEvents, locateEvent, type LikelyEvent } from './likelyEvents';

export interface UpdateValues {
  code: string;
  classifier: Classifier;
  place: Place | string;
  /** Text of a `datetime-local` field on the clock of the place; null until it is changed. */
  time: string | null;
  /** Id of the leg as text; empty: none. */
  leg: string;
  publicNote: string;
  internalNote: string;
  reason: string;
  /** Why the entry that is corrected is void. */
  voidReason: string;
  /** Whether nobody is told by mail. */
  silent: boolean;
}

/** What an update is entered about. */
export interface UpdateContext {
  journey: Journey;
  legs: readonly Leg[];
  codes: readonly EventCode[];
  /** The entry that the update corrects. */
  corrects?: EventEntry;
  /** ISO instant at which the form was opened. */
  now: string;
}

/** An event says when; only one that has happened is taken to be now. */
const timeRule = moment
  .nullable()
  .test('time', formCopy.required, (field, { parent }) =>
    field === null ? (parent as UpdateValues).classifier === 'actual' : field !== '',
  );

const shared = {
  code: string().required(updatesCopy.eventRequired),
  place,
  publicNote: note,
  internalNote: note,
  reason: line,
};
export const updateRules = object({ ...shared, time: timeRule });
export const correctionRules = object({
  ...shared,
  time: moment.nullable().notOneOf([''], formCopy.required),
  voidReason: requiredLine,
});

export const emptyUpdate: UpdateValues = {
  code: '',
  classifier: 'actual',
  place: '',
  time: null,
  leg: '',
  publicNote: '',
  internalNote: '',
  reason: '',
  voidReason: '',
  silent: false,
};

/** The last that is known to have happened. */
const latest = ({ events, state }: Journey) =>
  events.filter(({ classifier }) => classifier === 'actual').at(-1) ?? state;

const knownPlace = ({ places }: Journey, code: string | null) => places[code ?? ''] ?? '';

/** The form of an update, with the place of the last event; or with the entry that it corrects. */
export const openUpdate = ({ journey, corrects }: UpdateContext): UpdateValues =>
  corrects
    ? {
        ...emptyUpdate,
        code: corrects.code,
        classifier: corrects.classifier,
        place: knownPlace(journey, corrects.place),
        leg: corrects.leg === null ? '' : String(corrects.leg),
        publicNote: corrects.public_note ?? '',
        internalNote: corrects.internal_note ?? '',
        reason: corrects.reason ?? '',
      }
    : { ...emptyUpdate, place: knownPlace(journey, latest(journey).place) };

/** A likely update, in the form. The legs of a journey are counted in their order. */
export const takeLikely = (
  { code, place: at, leg }: LikelyEvent,
  { journey, legs }: Pick<UpdateContext, 'journey' | 'legs'>,
): Partial<UpdateValues> => ({
  code,
  classifier: 'actual',
  ...(at !== null && { place: knownPlace(journey, at) }),
  leg: String((leg === null ? undefined : legs[leg - 1]?.id) ?? ''),
});

/** A code that was chosen, with place and leg where it is one of the likely ones, or on a leg. */
export const chooseCode = (code: string, context: UpdateContext): Partial<UpdateValues> => {
  const likely = likelyEvents(context.journey).find((event) => event.code === code);
  const event = likely ?? locateEvent(code, context.journey);
  return likely || event.leg !== null ? takeLikely(event, context) : { code };
};

/** The end of a leg at which such an event happens. */
const endOf = (code: string, leg: Leg | undefined) => {
  const end = ownValue(legEvents, code);
  return end === undefined || end === 'way' ? undefined : leg?.[end];
};

const legOf = ({ leg }: Pick<UpdateValues, 'leg'>, { legs }: UpdateContext) =>
  legs.find(({ id }) => String(id) === leg);

/** A leg that was chosen, with the place at the end of it that the event is about. */
export const chooseLeg = (
  leg: string,
  { code }: UpdateValues,
  context: UpdateContext,
): Partial<UpdateValues> => {
  const end = endOf(code, legOf({ leg }, context));
  return end ? { leg, place: knownPlace(context.journey, end) } : { leg };
};

/** Where an update is, as the database will have it: without a place, where the consignment was before. */
export const whereIs = (values: UpdateValues, context: UpdateContext): Where => {
  if (isPlace(values.place)) return whereOf(values.place);
  const end = knownPlace(context.journey, endOf(values.code, legOf(values, context)) ?? null);
  if (isPlace(end)) return whereOf(end);
  const { city, country, zone } = context.corrects ?? latest(context.journey);
  return { name: placeText({ city: city ?? '', country: country ?? '' }), zone };
};

/** The instant that the time field shows until it is changed. */
export const initialTime = ({ classifier }: UpdateValues, { corrects, now }: UpdateContext) =>
  corrects?.moment ?? (classifier === 'actual' ? now : undefined);

/** Whether the event opens an exception, which customers want a reason for. */
export const asksReason = ({ code }: UpdateValues, { codes }: Pick<UpdateContext, 'codes'>) =>
  codes.some((candidate) => candidate.code === code && candidate.opens !== null);

/** An update as it is stored. The values have passed the rules. */
export const toEvent = (
  values: UpdateValues,
  context: UpdateContext,
): Omit<NewEvent, 'consignment' | 'request_key'> => ({
  code: values.code,
  classifier: values.classifier,
  moment: meantInstant(values.time, whereIs(values, context), initialTime(values, context)) ?? context.now,
  place: isPlace(values.place) ? values.place.code : null,
  leg: values.leg ? Number(values.leg) : null,
  public_note: values.publicNote.trim() || null,
  internal_note: values.internalNote.trim() || null,
  reason: (asksReason(values, context) && values.reason.trim()) || null,
  corrects: context.corrects?.id ?? null,
  silent: values.silent,
});
