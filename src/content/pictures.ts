// Written by `npm run pictures`.
export const pictures = {
  'aerial-container-yard': ['754e8a15', 1056, 704, '544544544544'],
  'dawn-port': ['12ce41cc', 1280, 854, '977987865643'],
  'gantry-crane': ['c5492f4f', 1280, 800, 'a87976865764'],
  'mission-journey': ['cc0e4c76', 1200, 676, 'baaa98865543'],
  'mission-planning': ['bacb94a9', 1200, 676, '765654ba9976'],
  'night-road': ['16474a4b', 1056, 704, '112111333554'],
  'ocean-freight': ['42733891', 1200, 676, 'bbb988755445'],
  office: ['deef8f48', 1200, 676, '998987654543'],
  plane: ['ab7a2632', 1200, 676, 'aaaaa9ba9986'],
  'rail-wagons': ['3f501a92', 1056, 704, 'ba9975763652'],
  ship: ['2acfa4ab', 1280, 720, 'bbacb9865654'],
  'ship-bow': ['6941a4eb', 1056, 704, '89aa88a76654'],
  truck: ['c3bf5bb1', 1200, 676, 'a99865532532'],
} as const;
