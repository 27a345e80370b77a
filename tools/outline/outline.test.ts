import { readAtlas, type Line, type Topology } from './atlas';
import { simplifyLine, simplifyRing, thinOut } from './simplify';

const square = (x: number, y: number, side: number): Line => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const never = () => false;

describe('the atlas', () => {
  /** Two countries share an island: arcs 0 and 1 are its coast, arc 2 is their border. The other land is around the pole. */
  const topology: Topology = {
    transform: { scale: [10, 10], translate: [170, -70] },
    arcs: [
      [
        [0, 0],
        [1, 0],
        [-34, 0], // from 180 to -160 degrees
        [0, 1],
      ],
      [
        [-33, 1],
        [34, 0],
        [-1, -1],
      ],
      [
        [0, 0],
        [-33, 1],
      ],
      [
        [-35, 0],
        [12, 0],
        [12, 0],
        [11, 0],
        [-35, 0],
      ],
    ],
    objects: {
      land: { geometries: [{ arcs: [[[0, 1]], [[3]]] }] },
      countries: { geometries: [{ arcs: [[0, ~2]] }, { arcs: [[1, 2]] }] },
    },
  };
  const { coasts, borders } = readAtlas(topology);

  it('goes on beyond 180 degrees where a coast crosses the date line', () => {
    expect(coasts[0]).toEqual([
      [180, -70],
      [200, -70],
      [200, -60],
      [180, -60],
      [170, -70],
    ]);
  });

  it('closes a coast around the pole along the edge of the map', () => {
    const latitudes = coasts[1]?.map(([, latitude]) => latitude) ?? [];
    expect(latitudes.slice(-2)).toEqual([-86, -86]);
    const longitudes = coasts[1]?.map(([longitude]) => longitude) ?? [];
    expect(Math.max(...longitudes) - Math.min(...longitudes)).toBe(360);
  });

  it('takes for a border what is not a coast', () => {
    expect(borders).toEqual([
      [
        [170, -70],
        [200, -60],
      ],
    ]);
  });
});

describe('the simplified outline', () => {
  it('leaves out the corner that spans too little, and no other', () => {
    const dented: Line = [...square(0, 0, 10).slice(0, 3), [5, 10.001], [0, 10]];
    expect(simplifyRing(dented, 0.1, never)).toEqual(square(0, 0, 10));
    expect(simplifyRing(dented, 0.0001, never)).toEqual(dented);
  });

  it('keeps a corner at which a border ends', () => {
    const dented: Line = [...square(0, 0, 10).slice(0, 3), [5, 10.001], [0, 10]];
    expect(simplifyRing(dented, 0.1, ([longitude]) => longitude === 5)).toEqual(dented);
  });

  it('leaves at least a triangle of an island, and both ends of a line', () => {
    expect(simplifyRing(square(0, 0, 0.01), 1, never)).toHaveLength(3);
    const line: Line = [
      [0, 0],
      [1, 0.01],
      [2, 0],
    ];
    expect(simplifyLine(line, 1)).toEqual([line[0], line[2]]);
  });

  it('keeps an islet in the open sea, and none beside larger land', () => {
    const [mainland, beside, alone] = [square(0, 0, 10), square(10.5, 10, 0.1), square(40, 0, 0.1)];
    expect(thinOut([beside, alone, mainland])).toEqual([mainland, alone]);
  });
});
