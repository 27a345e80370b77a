/** Texts of what tells an admin that a visitor has written. */
export const alertsCopy = {
  title: 'Alerts',
  hint: 'When a visitor writes, on every page of the admin area and behind the locked screen.',
  sound: 'Play a sound',
  notifications: 'Show desktop notifications',
  notificationsHint: 'They say who has written, and never what.',
  blocked:
    'This browser blocks the notifications of this website. Allow them in its settings for the site, then turn them on here.',
  notAllowed: 'The browser has not been allowed to show them yet. Turn them on again, and choose “Allow”.',
  notSupported:
    'This browser shows no notifications of an open page. The sound and the number in the title are left.',
  newMessage: (visitor: string) => `New message from ${visitor}`,
  turnedOn: 'Notifications are on',
  openMenu: 'Open menu',
} as const;
