import type { Observer, SeenRequest } from './request';

/** Routes that are told apart. Only one that has answered with success counts: a stranger can make up any number of others. */
const MOST_ROUTES = 300;

/** A call that takes longer counts as slow. */
const SLOW_SECONDS = 1;

/** Only calls count as slow: how long a file takes depends on the connection of whoever loads it. */
const CALL = /^\/(?:rest|auth|functions)\//;

/** What became of the requests to one route. */
export interface RouteFigures {
  route: string;
  calls: number;
  /** A limit was hit. */
  refused: number;
  failed: number;
  slow: number;
  seconds: number;
  slowest: number;
}

const nothingOf = (route: string): RouteFigures => ({
  route,
  calls: 0,
  refused: 0,
  failed: 0,
  slow: 0,
  seconds: 0,
  slowest: 0,
});

const add = (total: RouteFigures, more: RouteFigures): RouteFigures => ({
  route: total.route,
  calls: total.calls + more.calls,
  refused: total.refused + more.refused,
  failed: total.failed + more.failed,
  slow: total.slow + more.slow,
  seconds: total.seconds + more.seconds,
  slowest: Math.max(total.slowest, more.slowest),
});

export interface Figures {
  observe: Observer;
  /** The name under which a request is counted, here and in `/metrics`. */
  nameOf: (request: Pick<SeenRequest, 'route' | 'status'>) => string;
  /** What was counted since it was last taken. */
  take: () => RouteFigures[];
  /** Counts again what was taken and could not be passed on. */
  giveBack: (figures: readonly RouteFigures[]) => void;
}

/** Counts the requests of this host by route. */
export const createFigures = (): Figures => {
  const routes = new Set<string>();
  let counted = new Map<string, RouteFigures>();
  const count = (more: RouteFigures) =>
    counted.set(more.route, add(counted.get(more.route) ?? nothingOf(more.route), more));
  const nameOf: Figures['nameOf'] = ({ route, status }) => {
    if (status >= 200 && status < 400 && routes.size < MOST_ROUTES) routes.add(route);
    return routes.has(route) ? route : 'other';
  };
  return {
    nameOf,
    observe: (request) => {
      const { status, seconds } = request;
      const isTimed = status > 0 && CALL.test(request.route);
      count({
        route: nameOf(request),
        calls: 1,
        refused: Number(status === 429),
        failed: Number(status >= 500),
        slow: Number(isTimed && seconds >= SLOW_SECONDS),
        seconds: isTimed ? seconds : 0,
        slowest: isTimed ? seconds : 0,
      });
    },
    take: () => {
      const figures = [...counted.values()];
      counted = new Map();
      return figures;
    },
    giveBack: (figures) => figures.forEach(count),
  };
};
