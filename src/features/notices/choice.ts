import { boolean, mixed, object, string } from 'yup';
import { followCopy } from '@/content/notices';
import { mailAddress } from '@/ui/forms/textRules';
import { topics, type Choice } from './noticesApi';

/** What a follower chooses, as the fields have it. */
export interface ChoiceValues {
  progress: boolean;
  problem: boolean;
  delivery: boolean;
  arrival: boolean;
  hours: string;
  daily: boolean;
}

export const openChoice: ChoiceValues = {
  progress: true,
  problem: true,
  delivery: true,
  arrival: true,
  hours: '24',
  daily: false,
};

const MOST_HOURS = 240;

const hours = string().when('arrival', {
  is: true,
  then: (rule) =>
    rule.test('hours', followCopy.hoursRule, (text = '') => {
      const count = Number(text);
      return /^\s*\d{1,3}\s*$/.test(text) && count >= 1 && count <= MOST_HOURS;
    }),
});

const fields = {
  progress: boolean(),
  problem: boolean(),
  delivery: boolean(),
  arrival: boolean(),
  hours,
  daily: boolean(),
  /** Carries the error of a choice that is none. */
  choice: mixed().test('some', followCopy.nothingChosen, (_none, { parent }) =>
    isChosen(parent as ChoiceValues),
  ),
};

const isChosen = (values: ChoiceValues) => values.arrival || topics.some((topic) => values[topic]);

export const choiceRules = object(fields);
export const followRules = object({
  ...fields,
  email: mailAddress,
});

export const toChoice = (values: ChoiceValues): Choice => ({
  topics: topics.filter((topic) => values[topic]),
  etaHours: values.arrival ? Number(values.hours) : null,
  daily: values.daily,
});

export const fromChoice = ({ topics: chosenTopics, etaHours, daily }: Choice): ChoiceValues => ({
  progress: chosenTopics.includes('progress'),
  problem: chosenTopics.includes('problem'),
  delivery: chosenTopics.includes('delivery'),
  arrival: etaHours !== null,
  hours: String(etaHours ?? openChoice.hours),
  daily,
});
