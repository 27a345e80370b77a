import { useState } from 'react';
import { findPlaces, readPlaces, type ListedPlace } from './findPlaces';

/** Loaded once for all fields, when one of them is first used. */
let loading: Promise<ListedPlace[]> | undefined;

/** All places of the gazetteer. */
export const loadPlaces = () =>
  (loading ??= import(/* webpackChunkName: "gazetteer" */ '@/content/gazetteer.json').then(
    ({ default: list }) => readPlaces(list as unknown as Parameters<typeof readPlaces>[0]),
    (error: unknown) => {
      loading = undefined; // the next use tries again
      throw error;
    },
  ));

/** The places that a text may mean, once their list is there. It is a help: whatever is typed is taken. */
export const usePlaces = (text: string) => {
  const [places, setPlaces] = useState<readonly ListedPlace[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const load = () =>
    loadPlaces().then(
      (loaded) => {
        setPlaces(loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  return { foundPlaces: findPlaces(places, text), hasFailed, load: () => void load() };
};
