import { Fragment } from 'react';
import type { Consignment } from '@/domain/consignment/consignment';
import { stopsOf } from './printedFacts';

/** The way from left to right, as its arrows point, also where its names are read from right to left. */
export const RouteLine = ({ consignment }: { consignment: Consignment }) => (
  <span dir="ltr">
    {stopsOf(consignment).map((stop, place) => (
      <Fragment key={place}>
        {place > 0 && ' → '}
        <bdi>{stop}</bdi>
      </Fragment>
    ))}
  </span>
);
