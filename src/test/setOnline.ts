import { fireEvent } from '@testing-library/react';

/** What the browser says of its connection, with the event of the change. */
export const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
};
