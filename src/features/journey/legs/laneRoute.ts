import type { Lane } from '../journeyApi';

/** The places that a template passes, by their codes: "NLRTM → GHTEM → GHACC". */
export const laneRoute = ({ legs }: Pick<Lane, 'legs'>) =>
  legs.reduce((route, { origin, destination }, index) => {
    const isJoined = origin === legs[index - 1]?.destination;
    const begin = isJoined ? route : [route, origin].filter(Boolean).join(', ');
    return `${begin} → ${destination}`;
  }, '');
