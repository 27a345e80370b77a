/** Every URL of the app (docs/conformance.md, section 2). */
export const paths = {
  home: '/',
  about: '/about_us',
  tracking: '/tracking',
  gallery: '/gallery',
  news: '/news',
  contact: '/contact',
  terms: '/terms_and_condition',
  privacy: '/privacy_policy',
  service: (slug: string) => `/services/${slug}`,
  login: '/admin/login/auth',
  admin: '/auth/app/admin',
  adminDashboard: '/auth/app/admin/dashboard',
  adminConsignments: '/auth/app/admin/track',
  adminConsignment: (id: number | string) => `/auth/app/admin/track/${id}`,
  adminChat: '/auth/app/admin/send_messages',
  adminMail: '/auth/app/admin/all_messages',
  adminSettings: '/auth/app/admin/settings',
  adminInquiries: '/auth/app/admin/inquiries',
  adminSubscribers: '/auth/app/admin/subscribers',
} as const;

/** The message box with the recipient filled in. */
export const mailLink = (receiver: { to: string; name: string }) =>
  `${paths.adminMail}?${new URLSearchParams(receiver).toString()}`;

/** Addresses of the admin half of the app, which visitors never download. */
export const isAdminPath = (pathname: string) => pathname === paths.login || pathname.startsWith(paths.admin);
