/** Every URL of the app (docs/conformance.md, section 2). */
export const paths = {
  home: '/',
  about: '/about_us',
  tracking: '/tracking',
  gallery: '/gallery',
  news: '/news',
  contact: '/contact',
  company: '/company',
  quote: '/quote',
  terms: '/terms_and_condition',
  privacy: '/privacy_policy',
  service: (slug: string) => `/services/${slug}`,
  transitTimes: '/transit_times',
  lane: (slug: string) => `/transit_times/${slug}`,
  shared: '/shared',
  quoted: '/quoted',
  following: '/following',
  newsletter: '/newsletter',
  conversation: '/chat',
  login: '/admin/login/auth',
  forgotten: '/auth/forgotten',
  password: '/auth/password',
  admin: '/auth/app/admin',
  adminDashboard: '/auth/app/admin/dashboard',
  adminConsignments: '/auth/app/admin/track',
  adminConsignment: (id: number | string) => `/auth/app/admin/track/${id}`,
  adminChat: '/auth/app/admin/send_messages',
  adminMail: '/auth/app/admin/all_messages',
  adminSettings: '/auth/app/admin/settings',
  adminInquiries: '/auth/app/admin/inquiries',
  adminQuotes: '/auth/app/admin/quotes',
  adminQuote: (id: number | string) => `/auth/app/admin/quotes/${id}`,
  adminOffer: (id: number | string) => `/auth/app/admin/quotes/${id}/offer`,
  adminSubscribers: '/auth/app/admin/subscribers',
  adminNewsletter: '/auth/app/admin/subscribers/newsletter',
  adminAudit: '/auth/app/admin/audit',
  adminImport: '/auth/app/admin/import',
  adminLanes: '/auth/app/admin/lanes',
  adminStaff: '/auth/app/admin/staff',
  adminPrivacy: '/auth/app/admin/privacy',
  adminHealth: '/auth/app/admin/health',
  adminPapers: '/auth/app/admin/papers',
  adminScan: '/auth/app/admin/scan',
  scanWorker: '/scan-worker.js',
} as const;

/** The address of one consignment, by its tracking id. */
export const trackedPath = (trackingId: string): string =>
  `${paths.tracking}/${encodeURIComponent(trackingId)}`;

/** Addresses below the tracking page name the consignments that it shows. */
const TRACKED = /^\/tracking\/[^/]+$/;

/** The address of the page that an address shows. */
export const pagePathOf = (pathname: string): string => (TRACKED.test(pathname) ? paths.tracking : pathname);

/** A part of an address as text; one that cannot be decoded as it is. */
export const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The admin's list, narrowed down by these parameters. */
export const consignmentsMatching = (params: string[][]) =>
  `${paths.adminConsignments}?${new URLSearchParams(params).toString()}`;

/** The admin's list of the consignments that a text finds. */
export const consignmentsFinding = (search: string) => consignmentsMatching([['search', search]]);

/** The admin's list with the form of a new consignment open: empty, or filled in from the one with this id. */
export const newConsignment = (copied?: number) =>
  `${paths.adminConsignments}?new${copied === undefined ? '' : `&copy=${copied}`}`;

/** The same, filled in with what is known of a quote, to which what is created belongs. */
export const consignmentOfQuote = (quote: number) => `${paths.adminConsignments}?new&quote=${quote}`;

/** The page of a consignment, which is printed, or whose details are corrected. */
export const printConsignment = (id: number) => `${paths.adminConsignment(id)}?print`;
export const correctConsignment = (id: number) => `${paths.adminConsignment(id)}?correct`;

/** The inquiries that nobody has handled. */
export const openInquiries = `${paths.adminInquiries}?show=open`;

/** The quotes that nobody has answered yet. */
export const newQuotes = `${paths.adminQuotes}?show=new`;

/** The quotes that a text finds. */
export const quotesFinding = (search: string) =>
  `${paths.adminQuotes}?${new URLSearchParams({ search }).toString()}`;
/** The admin's lanes with a file asked for. */
export const importLanes = `${paths.adminLanes}?import`;

/** The request for a quote with what is known already filled in: codes or names of places, and how it travels. */
export const askForQuote = (query: { from?: string; to?: string; mode?: string }) =>
  `${paths.quote}?${new URLSearchParams(Object.entries(query).filter(([, text]) => text)).toString()}`;

/** The message box with a consignment chosen. */
export const mailAbout = (consignment: number) => `${paths.adminMail}?consignment=${consignment}`;

/** The message box with the recipient filled in, and what the inquiry with this id says. */
export const replyLink = ({ to, name, inquiry }: { to: string; name: string; inquiry: number }) =>
  `${paths.adminMail}?${new URLSearchParams({ to, name, inquiry: String(inquiry) }).toString()}`;

/** The message box with the recipient and the subject filled in, for a mail about the quote with this number. */
export const mailAboutQuote = (to: string, name: string, quote: string) =>
  `${paths.adminMail}?${new URLSearchParams({ to, name, quote }).toString()}`;

/** Addresses of the admin half of the app, which visitors never download. */
export const isAdminPath = (pathname: string) =>
  [paths.login, paths.forgotten, paths.password].some((path) => pathname === path) ||
  pathname.startsWith(paths.admin);

/** Where links with a token lead: pages of their own, without the frame of the public site. */
export const isLinkPath = (pathname: string): pathname is (typeof linkPaths)[number] =>
  linkPaths.some((path) => path === pathname);
const linkPaths = [
  paths.shared,
  paths.quoted,
  paths.following,
  paths.newsletter,
  paths.conversation,
] as const;

/** Browsers do not send the fragment: no log of a server holds the token. */
const linkTo = (path: string, token: string) => `${window.location.origin}${path}#${token}`;

/** A link to choose a password with. */
export const passwordLink = (token: string) => linkTo(paths.password, token);

/** The whole address of a consignment's tracking page. */
export const trackedAddress = (trackingId: string): string =>
  `${window.location.origin}${trackedPath(trackingId)}`;

/** The form of a quote for a service of the site. */
export const quoteFor = (service: string) => `${paths.quote}?service=${service}`;

/** A link that shows a consignment to whoever has it. */
export const sharedLink = (token: string) => linkTo(paths.shared, token);

/** A link that shows whoever has asked for a quote where it stands. */
export const quotedLink = (token: string) => linkTo(paths.quoted, token);
