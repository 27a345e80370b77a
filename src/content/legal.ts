import { brand } from '@/brand/brand';
import { countryApiUrl } from '@/config/env';

/** Undefined if the site is built without a country service, or with one of its own. */
const [, countryHost] = /^https?:\/\/([^/]+)/.exec(countryApiUrl) ?? [];
const countryService = countryHost
  ? [
      `A country service, ${countryHost}: asked, when a tracking result is shown, for the position of the country where the consignment is, so that the map can be drawn; it receives the name of that country`,
    ]
  : [];

export interface LegalSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  /** Text after the list. */
  closing?: string;
}

export interface LegalText {
  title: string;
  subtitle: string;
  /** Year, month, day. */
  updated: string;
  introduction: readonly string[];
  sections: readonly LegalSection[];
}

/** The section below which the terms of keeping stand. */
export const RETENTION = 'retention-and-security';

/** Labels around the text of both pages. */
export const legalLabels = {
  contents: 'Contents',
  updated: 'Last updated on',
} as const;

const { name, legalName, headquarters, emails, phone } = brand;

export const terms: LegalText = {
  title: 'Terms and Conditions',
  subtitle: 'The rules for using this website',
  updated: '2026-11-22',
  introduction: [
    `These terms apply to the use of the website of ${name}, operated by ${legalName}, ${headquarters} (“we”, “us”, “our”). By using the website you (“you”, “the user”) accept them. If you do not agree with them, please do not use the website.`,
    'They cover the website only. Quotations, transport, storage, customs work and insurance are governed by the contract and the conditions of carriage or service stated in our quotation, and by the conventions that apply to the mode of transport.',
  ],
  sections: [
    {
      id: 'cookies',
      heading: 'Cookies',
      paragraphs: [
        'The website works without advertising or tracking cookies, and we set none. A cookie is set in one case only: if your browser’s language is not English, the website stores a cookie named “googtrans”, which expires after one day, and loads a translation script from Google so that you can read the pages in your own language.',
        'Besides cookies, the support chat keeps a key in your browser’s local storage so that you can return to your conversation, and one for a conversation that you begin. The chat and the forms keep text and messages that are not sent yet in session storage. The chat also notes there whether its window is open, and the website notes there for which newer version of itself it has reloaded a page. The administration area keeps our own staff signed in with session storage, and remembers in local storage whether they want to hear new messages and scans or see notifications, how they want their pages, which renewal of a sign-in is the latest, and that they have signed out; its scanner keeps what they have scanned, with signatures and photographs, and the page itself, for when there is no connection. Details are given in our privacy policy.',
      ],
    },
    {
      id: 'license',
      heading: 'License',
      paragraphs: [
        `Unless stated otherwise, ${legalName} or its licensors own the intellectual property rights in all material on this website. All such rights are reserved. You may view and print pages for your own use, or for use inside your own organization, subject to these terms.`,
        'Without our written permission you must not:',
      ],
      list: [
        'republish material from this website',
        'sell, rent or sub-license material from this website',
        'reproduce, duplicate or copy material from this website for commercial purposes',
        'redistribute content of this website, unless we have made it expressly for redistribution',
        'collect data from the website by automated means, or try out tracking IDs that are not your own',
        'interfere with the operation or the security of the website',
      ],
      closing:
        'Map data is made available by its own providers under their own licenses and is not part of this license.',
    },
    {
      id: 'user-comments',
      heading: 'User comments',
      paragraphs: [
        'You can send us comments, questions and information through the inquiry form and the support chat. They are read by us and are not published on the website. They express the views of the person who wrote them, not ours.',
        'By sending a comment you declare that:',
      ],
      list: [
        'you are entitled to send it and have any consent that is needed',
        'it does not infringe the rights of others, such as copyright, trademarks or confidentiality',
        'it contains nothing defamatory, offensive, indecent or otherwise unlawful, and no harmful code',
        'it is not used to solicit business for others or to promote unlawful activity',
      ],
      closing:
        'We may use what you write to answer you and to carry out your orders. We may decline to answer, limit, end or delete conversations that break these rules. We are not liable for the content of users’ comments to the extent permitted by law.',
    },
    {
      id: 'hyperlinking',
      heading: 'Hyperlinking to our content',
      paragraphs: [
        'Anyone may link to our public pages without asking, as long as the link is not misleading, does not falsely suggest sponsorship, endorsement or approval by us, and fits the context of the page on which it stands.',
        'The following may in addition describe our services in a directory, in news or in teaching material and link to them in that context:',
      ],
      list: [
        'government agencies, ports and public authorities',
        'search engines and directories of businesses',
        'news organizations and trade publications',
        'trade associations, chambers of commerce and educational institutions',
        'our customers, suppliers and contracted carriers',
      ],
      closing: `Links may use our name, the address of the page or any description of the linked page that is accurate. Our logo or other artwork may be used only with written permission. Requests can be sent to ${emails.support}.`,
    },
    {
      id: 'iframes',
      heading: 'iFrames',
      paragraphs: [
        'Without prior written permission you may not place frames around our pages or embed them in other websites in a way that changes their presentation or appearance, or that hides where they come from.',
      ],
    },
    {
      id: 'content-liability',
      heading: 'Content liability',
      paragraphs: [
        'We are not responsible for content that appears on websites that link to us. You agree to protect us against claims by third parties that arise from content on your own website, as far as the law allows.',
        'No link to us may appear on a website whose content is defamatory, obscene or criminal, or which infringes, or encourages others to infringe, the rights of third parties.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Your privacy',
      paragraphs: [
        'How we handle personal data is described in our privacy policy, which is part of these terms. Please read it before you send us a form or start a chat.',
        'A tracking ID gives access to information about a consignment. Keep it confidential and share it only with people who should see that information.',
      ],
    },
    {
      id: 'reservation-of-rights',
      heading: 'Reservation of rights',
      paragraphs: [
        'We may ask you to remove all links, or a particular link, to our website. You agree to do so promptly on request.',
        'We may amend these terms and this policy on linking at any time. The version published here applies from the date stated at the top. By continuing to use or to link to the website you agree to be bound by it.',
      ],
    },
    {
      id: 'link-removal',
      heading: 'Removal of links from our website',
      paragraphs: [
        `If you find a link on our website that you consider objectionable for any reason, you may tell us at ${emails.support}. We will consider requests to remove links, but are not obliged to remove them or to reply to you directly.`,
        'We do not control other websites. We do not guarantee that they remain available, that their content is correct, or that it is kept up to date.',
      ],
    },
    {
      id: 'disclaimer',
      heading: 'Disclaimer',
      paragraphs: [
        'The website is offered free of charge, with reasonable care and for general information. Transit times, cut-offs and figures on the pages are typical values and not an offer. Tracking information is passed on as we receive it and can be late or incomplete. A quotation or confirmation in writing always takes precedence.',
        'To the extent permitted by law, we exclude all warranties and conditions relating to the website and its use, and are not liable for loss or damage arising from its use. Nothing in these terms:',
      ],
      list: [
        'limits or excludes liability for death or personal injury resulting from negligence',
        'limits or excludes liability for fraud, fraudulent misrepresentation, intent or gross negligence',
        'limits any liability in a way that is not permitted under the applicable law',
        'excludes any liability that may not be excluded under the applicable law',
        'takes away rights that you have as a consumer under mandatory law',
      ],
      closing:
        'These limits apply to every liability arising under these terms or in connection with the website, whether in contract, in tort or for breach of a statutory duty.',
    },
    {
      id: 'applicable-law',
      heading: 'Applicable law',
      paragraphs: [
        `These terms are governed by the law of the Netherlands. Disputes are brought before the competent court in ${brand.address.city}, unless mandatory law gives you the right to another court. If a provision is invalid, the others remain in force.`,
        `Questions about these terms can be sent to ${emails.support} or to ${legalName}, ${headquarters}.`,
      ],
    },
  ],
};

export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  subtitle: 'What we keep, why, and what you can ask of us',
  updated: '2026-11-22',
  introduction: [
    `${legalName} (“we”, “us”, “our”) respects the privacy of the people who visit this website and of the senders and receivers whose consignments we handle. This policy describes which personal data we collect through the website, what we use them for and which rights you have.`,
    `We are the controller of these data. You can reach us at ${emails.support}, by telephone at ${phone.display}, or by mail at ${headquarters}. This policy covers the website only, not data that reach us in other ways, such as contracts on paper.`,
  ],
  sections: [
    {
      id: 'consent',
      heading: 'Consent and legal grounds',
      paragraphs: [
        'By using the website you acknowledge this policy. Visiting the pages requires no account and no personal details.',
        'Where the law asks for a legal ground, we rely on your consent for the newsletter, on steps taken at your request for inquiries and chats, on the performance of a contract and on legal obligations for consignments, and on our legitimate interest in a secure and working website for technical data. You can withdraw consent at any time; what was done before remains lawful.',
      ],
    },
    {
      id: 'information-we-collect',
      heading: 'Information we collect',
      paragraphs: [
        'We collect only what is needed for the purpose at hand. You decide whether to give it to us. The website stores:',
      ],
      list: [
        'Inquiries: your first and last name, e-mail address and, if you enter them, a tracking number and a comment',
        'Requests for a quote: your name, company, e-mail address and telephone number, places, dates, pieces and goods, our questions with your answers, and our offers with what you answered; if you accept one, name, address, telephone number and e-mail address of sender and receiver',
        'Newsletter: your e-mail address and country, and when you were asked to confirm and did so',
        'Messages about a consignment that you follow: your e-mail address, your time zone and what you want to be told of',
        'Support chat: a name generated at random that begins with “visitor-”, your messages, their dates, and whether they have been delivered and read; while you chat, the page of this website that you are on, and the language and the time zone of your browser; and if you want our answers by e-mail, your address, which goes to our mail server, is used for that conversation alone, and is deleted when you remove it or with the conversation',
        'Consignments: name, address, telephone number and e-mail address of sender and receiver, details of the goods and the history of the transport; these are entered by our staff when you or your trading partner ship with us',
        'Share links: who has made one, until when it works, and when and how often it was opened; not by whom',
      ],
      closing:
        'Please do not send passwords, payment card details or sensitive personal data through the form or the chat.',
    },
    {
      id: 'use-of-information',
      heading: 'How we use information',
      paragraphs: ['We use the data only for the following purposes:'],
      list: [
        'to answer your inquiry or your chat',
        'to answer your request for a quote with an offer, by e-mail and on the page that its link opens, and to carry out the shipment if you accept it',
        'to arrange, carry out and document transport, storage and customs formalities',
        'to show the progress of a consignment to people who hold its tracking ID',
        'to send the newsletter to those who signed up for it and confirmed their address, until they leave it with the link in each message; leaving deletes their address and country',
        'to write to those who follow a consignment when something happens to it, until they stop it with the link in each message',
        'to send notices about a consignment to its sender or receiver',
        'to keep the website secure and to prevent misuse',
        'to meet obligations under tax, customs and transport law',
      ],
      closing:
        'We do not sell personal data, build advertising profiles or make automated decisions about you.',
    },
    {
      id: 'tracking-page',
      heading: 'The tracking page',
      paragraphs: [
        'Anyone who enters a valid tracking ID sees the transport details of that consignment together with information about its sender and receiver, either in full or shortened. Treat the ID like a key: give it only to people who should see this information. If an ID has become known to others, tell us. A share link shows one consignment, with sender and receiver or without, until a day that is set when it is made. We make such links, and so do sender and receiver; we can end each of them before that day, and they can end their own.',
      ],
    },
    {
      id: 'log-files',
      heading: 'Log files',
      paragraphs: [
        'Servers that deliver a website can record each request in a log file: the IP address, date and time, the page or file requested, the page you came from and the type of browser. Such records are used to operate the website, to find faults and to stop attacks, for instance by counting requests that arrive in a short time.',
        'We do not combine log files with other data in order to identify visitors, do not use them for marketing, and remove them when they are no longer needed for these purposes.',
      ],
    },
    {
      id: 'cookies-and-web-beacons',
      heading: 'Cookies and web beacons',
      paragraphs: [
        'We use no web beacons, no tracking pixels, no analytics and no advertising cookies. Fonts and pictures come from our own server. What the website does keep in your browser is:',
      ],
      list: [
        'Cookie “googtrans”: set only if your browser’s language is not English; it names the language into which the page is to be translated and expires after one day',
        'Local storage for the support chat: a secret key to your own conversation, so that you find it again after reloading the page, and the key to the one before it, so that whoever answers can read what you have asked before, and one for the conversation that you begin, so that all tabs have the same; they are created only once you begin to write to us. The link in an e-mail with our answers brings such a key, which works for 14 days',
        'Session storage for the support chat: what you have typed and not sent yet, messages that have not reached us yet, an e-mail address that is not saved yet, and whether the window is open, so that reloading the page loses nothing; it is kept no longer than the tab is open',
        'Session storage for the forms: what you have typed into the inquiry or the newsletter form, into a request for a quote or an answer to an offer, or to follow a consignment, and not sent yet, so that reloading the page does not lose it; it stays in your browser and is removed when the form is sent or the tab is closed',
        'Session storage for the website itself: for which newer version of the website a page was reloaded, so that this happens only once; it is set only if the website is updated while you have it open, and kept no longer than the tab is open',
        'Session storage for the administration area: the sign-in of our own staff, when they last did something, whether the screen is locked, what they have typed and not sent yet, and what they have just changed, so that it can be continued or undone; it is cleared when they sign out or close the tab, and is never set for visitors',
        'Local storage for the administration area: whether our own staff hear a sound when a message arrives or something is scanned, or see a notification, how they want their lists, conversations, forms, labels and keys, which renewal of a sign-in is the latest, so that a copy of a tab does not end it, and that they have signed out; it is never set for visitors',
        'IndexedDB and a service worker for the scanner of our own staff: what they have scanned and not sent yet, with signatures and photographs, who has used the scanner last, and the files of that page, so that it works without a connection; a scan is removed once it has reached us, and nothing of this is ever set for visitors',
      ],
      closing:
        'You can delete or block all of these in your browser’s settings. The pages remain readable; only translation, text not sent yet or the return to an earlier chat is lost.',
    },
    {
      id: 'third-party-policies',
      heading: 'Third-party services and their policies',
      paragraphs: [
        'Some functions come from services of others. When your browser contacts them, they receive at least your IP address, the type of browser and, as a rule, the address of our website. They act under their own privacy policies, over which we have no control; please consult those policies.',
      ],
      list: [
        'Google Translate: a script from Google, loaded on public pages only if your browser’s language is not English; the text of the page is sent to Google for translation',
        'OpenStreetMap: map tiles on the map that appears with a tracking result, and an embedded map of our address on the contact page',
        ...countryService,
        'Links to a map service and to a messaging app on the contact page: nothing is sent to them until you follow the link',
      ],
      closing:
        'If your browser’s language is English and you open no page with a map, your browser contacts only the servers that run this website for us.',
    },
    {
      id: 'sharing-and-transfers',
      heading: 'Sharing and international transfers',
      paragraphs: [
        'Access to the data is limited to staff who need it. Companies that host our database or deliver our e-mail process data on our instructions and under contract. Data on consignments are passed to carriers, agents, customs brokers and authorities where the transport requires it.',
        'Because freight crosses borders, data may be sent to countries outside the European Economic Area. We then rely on an adequacy decision, on standard contractual clauses, or on the fact that the transfer is necessary to carry out the contract for the consignment.',
      ],
    },
    {
      id: RETENTION,
      heading: 'Retention and security',
      paragraphs: [
        'Inquiries and chats are kept for as long as is needed to deal with the matter and possible follow-up questions. Requests for a quote that we did not agree on are deleted some time after their last change. Newsletter addresses are kept until you leave the newsletter or ask us to stop. Consignment data are kept for as long as tax, customs and transport law require, and for as long as claims are possible. The table below says for how many days we keep what has a term.',
        'Connections to the website are encrypted. Visitors cannot list inquiries, subscribers, chats or consignments; a chat can be read only with its own key or the link of an e-mail that you asked for, and a consignment only with its tracking ID or a share link. No system is free of risk, and we will inform you and the authorities of a breach where the law requires it.',
      ],
    },
    {
      id: 'ccpa-rights',
      heading: 'CCPA privacy rights',
      paragraphs: ['Under the California Consumer Privacy Act, residents of California have the right to:'],
      list: [
        'know which categories and which specific pieces of personal information a business has collected about them, from where, why, and with whom they were shared',
        'request the deletion of personal information that a business has collected',
        'request the correction of inaccurate personal information',
        'opt out of the sale or sharing of personal information',
        'limit the use of sensitive personal information',
        'not be treated differently for using these rights',
      ],
      closing:
        'We do not sell personal information and do not share it for cross-context behavioral advertising. If you make a request, we have one month to respond to you. You may use an authorized agent.',
    },
    {
      id: 'gdpr-rights',
      heading: 'GDPR data protection rights',
      paragraphs: ['Under the General Data Protection Regulation you have the following rights:'],
      list: [
        'Access: you may request copies of your personal data',
        'Rectification: you may ask us to correct data that are wrong and to complete data that are incomplete',
        'Erasure: you may ask us to erase your personal data, under certain conditions',
        'Restriction: you may ask us to restrict the processing of your personal data, under certain conditions',
        'Objection: you may object to our processing of your personal data, under certain conditions',
        'Portability: you may ask us to transfer data you gave us to another organization or to you, under certain conditions',
        'Withdrawal: you may withdraw consent at any time',
      ],
      closing:
        'If you make a request, we have one month to respond to you. You may also complain to a supervisory authority; in the Netherlands this is the Autoriteit Persoonsgegevens.',
    },
    {
      id: 'how-to-use-your-rights',
      heading: 'How to use your rights',
      paragraphs: [
        `Write to ${emails.support} and say which right you wish to use. So that we do not give data to the wrong person, we may ask for something that shows the data are yours, such as the tracking ID together with the e-mail address of the consignment. To leave the newsletter, the address to be removed is enough. Requests are free of charge and are answered within one month.`,
      ],
    },
    {
      id: 'children',
      heading: 'Children under 13',
      paragraphs: [
        'The website is meant for businesses and adults. We do not knowingly collect personal data from children under the age of 13. If you believe that a child has sent us such data, please contact us at once, and we will do our best to remove them promptly.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'We update this policy when the website or the law changes. The date at the top shows the current version. Changes of substance are announced on this page before they take effect.',
      ],
    },
  ],
};
