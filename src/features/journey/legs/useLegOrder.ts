import { useRef, useState } from 'react';
import { RAISE_EXCEPTION } from '@/config/status';
import { legsCopy as words } from '@/content/updates';
import { announce } from '@/ui/announce';
import { useOnChange } from '@/ui/useOnChange';
import type { Journey } from '@/domain/journey/journey';
import { useOrderLegsMutation } from '../journeyApi';
import type { Leg } from '@/domain/journey/entries';
import { endName } from './legName';
import { moved } from './moved';

/**
 * The legs in the order that the admin gives them, at once: it is sent in the background, one order after the other, the
 * latest alone if there are several. If one is refused, the legs are as they are stored.
 */
export const useLegOrder = (consignment: number, legs: readonly Leg[], journey: Pick<Journey, 'places'>) => {
  const [order] = useOrderLegsMutation();
  const [wantedOrder, setWantedOrder] = useState<readonly Leg[]>();
  const [problem, setProblem] = useState<string>();
  const waiting = useRef<number[]>(undefined);
  const isSending = useRef(false);
  useOnChange(legs, () => !isSending.current && setWantedOrder(undefined));

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = waiting.current; next; next = waiting.current) {
      waiting.current = undefined;
      const { error } = await order({ consignment, legs: next });
      if (!error) continue;
      waiting.current = undefined;
      setWantedOrder(undefined);
      // What the database checks is that the legs are still the same.
      setProblem('code' in error && error.code === RAISE_EXCEPTION ? words.reordered : error.message);
    }
    isSending.current = false;
  };
  const shownLegs = wantedOrder ?? legs;
  /** Moves the leg at one index to another. */
  const move = (from: number, to: number) => {
    const next = moved(shownLegs, from, to);
    const leg = next[to];
    if (!leg) return;
    setProblem(undefined);
    setWantedOrder(next);
    announce(
      words.moved(endName(leg.origin, journey), endName(leg.destination, journey), to + 1, next.length),
    );
    waiting.current = next.map(({ id }) => id);
    void send();
  };
  return { shownLegs, move, problem };
};

export type LegOrder = ReturnType<typeof useLegOrder>;
