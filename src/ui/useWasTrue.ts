import { useState } from 'react';

/** Whether `isTrue` was true in any render so far: a part that is loaded when it is first needed stays mounted from then on. */
export const useWasTrue = (isTrue: boolean): boolean => {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue;
};
