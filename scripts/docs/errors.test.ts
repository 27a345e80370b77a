import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { api } from '@/api/api';
import type { Notices } from '@/api/supabaseBaseQuery';
import { absenceCopy, conversationCopy, officeHoursCopy, visitorAddressCopy } from '@/content/absence';
import { accountCopy } from '@/content/account';
import { alertsCopy } from '@/content/alerts';
import { authCopy, passwordChangeCopy, sessionsCopy, settingsCopy } from '@/content/auth';
import { chatCopy, inboxCopy } from '@/content/chat';
import { deskCopy } from '@/content/chatDesk';
import { viewsCopy } from '@/content/consignmentList';
import { correctCopy, undoCopy } from '@/content/corrections';
import { errorPageCopy } from '@/content/errorPage';
import { filesCopy } from '@/content/files';
import { formCopy } from '@/content/forms';
import { alertMailsCopy, healthCopy } from '@/content/health';
import { importFileCopy } from '@/content/importFiles';
import { importCopy } from '@/content/imports';
import { laneDeskCopy } from '@/content/laneDesk';
import { screenLockCopy } from '@/content/lock';
import { inquiriesCopy } from '@/content/inquiries';
import { mailCopy } from '@/content/mail';
import { mailAddressCopy, unmailableCopy } from '@/content/mailAddress';
import { audienceCopy, followCopy, followingCopy, noticeRulesCopy, noticesCopy } from '@/content/notices';
import { newslettersCopy, subscriptionCopy } from '@/content/newsletters';
import { lockCopy, partiesCopy, partyWordsCopy } from '@/content/parties';
import { personalDataCopy, staffReviewCopy, termsCopy } from '@/content/personalData';
import { papersCopy } from '@/content/papers';
import { piecesCopy } from '@/content/pieces';
import { preparedAnswersCopy } from '@/content/preparedAnswers';
import { quoteDeskErrors } from '@/content/quoteDesk';
import { acceptCopy, declineCopy, quotedCopy } from '@/content/quoted';
import { quoteErrors, quoteFormCopy } from '@/content/quotes';
import { recoveryCopy } from '@/content/recoveryCodes';
import { replyTimeCopy } from '@/content/replies';
import { scanCopy } from '@/content/scan';
import { proofCopy } from '@/content/proof';
import { partyLinksCopy, sharedCopy, shareLinksCopy } from '@/content/shareLinks';
import { staffCopy } from '@/content/staff';
import { trackingCopy } from '@/content/tracking';
import { transitCopy } from '@/content/transitTimes';
import { goneCopy } from '@/content/updates';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.test\./.test(name))
    .map((name) => path.join(folder, name));

const rows = read('docs/errors.md')
  .split('\n')
  .filter((line) => /^\| (?!Words|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, words = '', why = '', way = '', place = '']) => ({
    words: words.replace(/ \(.*?\)|^\(.*?\)$/g, ''),
    why,
    way,
    file: /^`([^`]+)`$/.exec(place)?.[1] ?? '',
  }));
const table = rows.map(({ words }) => words).join('\n');

/** The fixed parts of a text: between the `${…}` of a template, the `%` of SQL and the `…` of the table. */
const fixedParts = (words: string) =>
  words
    .split(/\$\{[^}]*\}|%|…| \/ /)
    .map((part) => part.trim())
    .filter((part) => part.length > 3);

/** What the endpoints say when a call fails. */
const failures = async () => {
  for (const file of filesIn('src/features', /Api\.ts$/)) await import(path.join(root, file));
  const found: string[] = [];
  const collect = ({ extraOptions }: { extraOptions?: Notices }) => {
    if (extraOptions?.failure) found.push(extraOptions.failure);
  };
  const endpoints = Object.keys(api.endpoints).map((name) => [name, collect] as const);
  api.enhanceEndpoints({ endpoints: Object.fromEntries(endpoints) });
  return found;
};

/** Where in the code, beside the endpoints, an error gets its words: each pattern has a quote and a text. */
const inCode: [folder: string, ending: RegExp, pattern: RegExp][] = [
  ['src/features/consignments/form', /refusal\.ts$/, /return (['"`])(.+?)\1/g],
  ['src', /\.tsx?$/, /\.test\(\s*'\w+',\s*(['"`])(.+?)\1/g],
  ['supabase/functions', /\.ts$/, /Refused\(\s*\d+,\s*(['"`])(.+?)\1/g],
  ['supabase/functions', /\.ts$/, /\bUNCLEAR =\s*(['"`])(.+?)\1/g],
  ['supabase/functions', /validate\.ts$/, /\brefuse\((['"`])(.+?)\1/g],
  ['supabase/functions', /validate\.ts$/, /\bmatching\([^;]+?, (['"`])(.+?)\1\)/g],
  ['supabase/schemas', /\.sql$/, /raise exception (')(.+?)'/g],
];

/** The texts of the content that are no errors. A key stands for all that is below it. */
const NO_ERRORS: Record<string, string[]> = {
  authCopy: [
    ...['codeHeading', 'codeHint', 'code', 'confirm', 'otherAccount', 'idleTitle', 'stay', 'leave'],
    ...['logOut', 'logOutTitle'],
  ],
  accountCopy: [
    ...['forgotten', 'forgottenHint', 'email', 'request', 'toLogin', 'welcome', 'reset', 'for', 'invited'],
    ...['factor', 'password', 'save', 'signIn', 'loading'],
  ],
  staffCopy: [
    ...[
      'openOutbox',
      'title',
      'members',
      'loading',
      'you',
      'since',
      'used',
      'notSignedIn',
      'factor',
      'factorOn',
      'factorOff',
    ],
    ...['own', 'role', 'roleOf', 'mayDo', 'changeRole', 'changeRoleText', 'changeRoleVerb', 'roleChanged'],
    ...['reset', 'resetOf', 'remove', 'removeOf', 'removed'],
    ...[
      'invite',
      'inviteHint',
      'email',
      'send',
      'invitations',
      'none',
      'expires',
      'again',
      'againOf',
      'revoke',
    ],
    ...['revokeOf', 'revoked', 'linkOf', 'mailed', 'notMailed', 'because', 'link', 'copy', 'copied', 'close'],
  ],
  scanCopy: [
    ...['title', 'link', 'logOut', 'office', 'opening', 'sound', 'number', 'take', 'mode', 'single', 'batch'],
    ...['nameOf', 'onLeg', 'lookingUp', 'notLookedUp', 'facts', 'likely', 'other', 'event', 'eventOfBatch'],
    ...['choose', 'leg', 'noLeg', 'note', 'record', 'cancel', 'recorded', 'list', 'nothingYet', 'states'],
    ...[
      'undo',
      'undoOf',
      'refused',
      'scannedAt',
      'correct',
      'correctOf',
      'correctTitle',
      'save',
      'drop',
      'dropOf',
    ],
    ...['dropTitle', 'fromBefore', 'line.signIn', 'line.waiting'],
    ...['camera.start', 'camera.stop', 'camera.starting', 'camera.label', 'camera.which', 'camera.numbered'],
    ...['camera.torchOn', 'camera.torchOff', 'proofOf', 'withProof', 'proof.title', 'proof.record'],
    ...['proof.without', 'proof.withoutTitle', 'proof.oneByOne', 'proof.kept', 'proof.correctTitle'],
    ...['proof.correctPhotosTitle'],
  ],
  passwordChangeCopy: ['heading', 'current', 'next', 'rule', 'others', 'change', 'changed'],
  sessionsCopy: [
    ...[
      'heading',
      'hint',
      'loading',
      'isThis',
      'started',
      'used',
      'usedHint',
      'unknown',
      'on',
      'end',
      'endOne',
    ],
    ...['ended', 'endOthers', 'othersEnded', 'alone'],
  ],
  settingsCopy: [
    ...['title', 'heading', 'loading', 'off', 'on', 'since', 'setUp', 'scan', 'qr', 'key', 'keep', 'cancel'],
    ...['turnedOn', 'remove', 'removeText', 'turnedOff', 'setUpText', 'goOn'],
  ],
  recoveryCopy: [
    ...[
      'use',
      'useApp',
      'hint',
      'code',
      'used',
      'left',
      'setUpAgain',
      'dismiss',
      'heading',
      'purpose',
      'make',
    ],
    ...['makeHint', 'keep', 'copy', 'copied', 'download', 'print', 'done', 'file', 'title'],
  ],
  formCopy: ['loading'],
  chatCopy: [
    ...[
      'opening',
      'support',
      'title',
      'subtitle',
      'subtitleAway',
      'greeting',
      'privacy',
      'minimise',
      'close',
      'conversation',
    ],
    ...['earlier', 'newMessages', 'loading', 'message', 'placeholder', 'send', 'charactersLeft', 'you'],
    ...['sending', 'retry', 'delivered', 'read', 'supportTyping', 'visitorTyping', 'startNew', 'unread'],
  ],
  inboxCopy: [
    ...['title', 'visitors', 'more', 'loading', 'empty', 'emptyHint', 'chooseOne', 'back', 'end', 'endVerb'],
    ...['reply', 'placeholder', 'youWrote'],
  ],
  mailCopy: [
    ...['heading', 'compose', 'labels', 'choose', 'toWho', 'consignmentHint', 'paragraph', 'color', 'colors'],
    ...['weight', 'weights', 'alignment', 'alignments', 'add', 'remove', 'moveUp', 'moveDown', 'send'],
    ...[
      'greeting',
      'replySubject',
      'quote',
      'loadingInquiry',
      'loadingConsignment',
      'preview',
      'previewTabs',
      'previewFrame',
      'untitled',
      'log.heading',
      'log.search',
    ],
    ...['log.empty', 'log.columns', 'log.states', 'log.again', 'log.againLabel', 'log.againTitle'],
    ...['openOutbox', 'log.show', 'log.showLabel', 'log.loading', 'log.details', 'log.parts', 'log.close'],
  ],
  trackingCopy: ['field', 'look', 'hint', 'consignment'],
  correctCopy: ['open', 'title', 'text', 'save', 'reason', 'reasonHint', 'reasons'],
  undoCopy: ['label', 'undo', 'dismiss', 'archived', 'restored', 'corrected', 'reason'],
};

/** Every text below a value, by the path of its keys; the placeholders of a text are `…`. */
const textsIn = (value: unknown, keys: string[] = []): [key: string, text: string][] => {
  if (typeof value === 'string') return [[keys.join('.'), value]];
  if (typeof value === 'function') {
    const make = value as (...placeholders: string[]) => string;
    return [[keys.join('.'), make('…', '…')]];
  }
  return Object.entries(value as object).flatMap(([key, below]) => textsIn(below, [...keys, key]));
};

const content = textsIn({
  ...{
    authCopy,
    accountCopy,
    staffCopy,
    scanCopy,
    passwordChangeCopy,
    sessionsCopy,
    settingsCopy,
    recoveryCopy,
    formCopy,
    chatCopy,
    inboxCopy,
    mailCopy,
    trackingCopy,
    goneCopy,
    correctCopy,
    undoCopy,
    partiesCopy: {
      ...{ refused: partiesCopy.refused, missing: partiesCopy.missing },
      ...{ failed: partiesCopy.failed, notSent: partiesCopy.notSent },
    },
    partyWordsCopy: { failed: partyWordsCopy.failed, notRenewed: partyWordsCopy.notRenewed },
    shareLinksCopy: {
      ...{ failed: shareLinksCopy.failed, notMade: shareLinksCopy.notMade },
      notRevoked: shareLinksCopy.notRevoked,
    },
    partyLinksCopy: { refused: partyLinksCopy.refused },
    sharedCopy: { failed: sharedCopy.failed, over: sharedCopy.over, again: sharedCopy.again },
    mailAddressCopy,
    unmailableCopy,
    quoteErrors,
    quoteFormCopy: { failed: quoteFormCopy.failed, placesFailed: quoteFormCopy.placesFailed },
    quotedCopy: {
      ...{ failed: quotedCopy.failed, again: quotedCopy.again, over: quotedCopy.over },
      ...{ changed: quotedCopy.changed, revised: quotedCopy.revised, ended: quotedCopy.ended },
      notAnswered: quotedCopy.question.failed,
    },
    acceptCopy: { failed: acceptCopy.failed },
    declineCopy: { failed: declineCopy.failed },
    personalDataCopy: {
      nothing: personalDataCopy.nothing,
      ...{ phoneRule: personalDataCopy.phoneRule, nameRule: personalDataCopy.nameRule },
      ...{ searchFailed: personalDataCopy.searchFailed, exportFailed: personalDataCopy.exportFailed },
      eraseFailed: personalDataCopy.eraseFailed,
    },
    termsCopy: { rule: termsCopy.rule, ruleOrNothing: termsCopy.ruleOrNothing, notSaved: termsCopy.notSaved },
    staffReviewCopy: { notConfirmed: staffReviewCopy.notConfirmed, failed: staffReviewCopy.failed },
    deskCopy: {
      ...{ findFailed: deskCopy.findFailed, closeFailed: deskCopy.closeFailed, failed: deskCopy.failed },
      ...{ closeNews: deskCopy.closeNews, notSaved: deskCopy.notSaved, answered: deskCopy.answered },
      ...{ noteBlank: deskCopy.noteBlank, noteTooLong: deskCopy.noteTooLong },
    },
    proofCopy: {
      ...{ failed: proofCopy.failed, photosFailed: proofCopy.photosFailed, notStored: proofCopy.notStored },
      notDeleted: proofCopy.notDeleted,
      ...{
        tooMany: proofCopy.tooMany,
        notAPhoto: proofCopy.notAPhoto('…'),
        heic: proofCopy.heic('…'),
        tooLarge: proofCopy.tooLarge('…'),
      },
    },
    screenLockCopy: { wrong: screenLockCopy.wrong },
    alertsCopy: {
      ...{ blocked: alertsCopy.blocked, notAllowed: alertsCopy.notAllowed },
      notSupported: alertsCopy.notSupported,
    },
    lockCopy: { failed: lockCopy.failed, notSaved: lockCopy.notSaved },
    healthCopy: {
      ...{ failed: healthCopy.failed, notForgotten: healthCopy.notForgotten },
      notAllForgotten: healthCopy.notAllForgotten,
    },
    filesCopy: { visitor: filesCopy.visitor('…'), staff: filesCopy.staff },
    errorPageCopy: { heading: errorPageCopy.heading, part: errorPageCopy.part('…') },
    alertMailsCopy: { failed: alertMailsCopy.failed, notSaved: alertMailsCopy.notSaved },
    followCopy: {
      hoursRule: followCopy.hoursRule,
      ...{ nothingChosen: followCopy.nothingChosen, failed: followCopy.failed },
    },
    followingCopy: {
      ...{ over: followingCopy.over, again: followingCopy.again, failed: followingCopy.failed },
      ...{ notConfirmed: followingCopy.notConfirmed, notSaved: followingCopy.notSaved },
      notStopped: followingCopy.notStopped,
    },
    audienceCopy: { failed: audienceCopy.failed },
    noticesCopy: {
      ...{ failed: noticesCopy.failed, notHeld: noticesCopy.notHeld, notResent: noticesCopy.notResent },
      notDropped: noticesCopy.notDropped,
    },
    noticeRulesCopy: {
      ...{ failed: noticeRulesCopy.failed, notSaved: noticeRulesCopy.notSaved },
      ...{ notTested: noticeRulesCopy.notTested, unknown: noticeRulesCopy.unknown },
      changed: noticeRulesCopy.changed,
    },
    subscriptionCopy: {
      ...{ over: subscriptionCopy.over, again: subscriptionCopy.again, failed: subscriptionCopy.failed },
      ...{ notConfirmed: subscriptionCopy.notConfirmed, notStopped: subscriptionCopy.notStopped },
    },
    newslettersCopy: {
      ...{ failed: newslettersCopy.failed, notAsked: newslettersCopy.notAsked },
      ...{ notSent: newslettersCopy.notSent, notTested: newslettersCopy.notTested },
      ...{ notPaused: newslettersCopy.notPaused, notCancelled: newslettersCopy.notCancelled },
      notResent: newslettersCopy.notResent,
    },
    absenceCopy: { failed: absenceCopy.failed, over: absenceCopy.over },
    conversationCopy: {
      ...{ failed: conversationCopy.failed, over: conversationCopy.over, other: conversationCopy.other },
      again: conversationCopy.again,
    },
    officeHoursCopy: {
      ...{ failed: officeHoursCopy.failed, notSaved: officeHoursCopy.notSaved },
      ...{ zoneRule: officeHoursCopy.zoneRule, dayRule: officeHoursCopy.dayRule },
      holidaysRule: officeHoursCopy.holidaysRule,
    },
    replyTimeCopy: {
      ...{ notSaved: replyTimeCopy.notSaved, rule: replyTimeCopy.rule },
    },
    visitorAddressCopy: { failed: visitorAddressCopy.failed('…'), unknown: visitorAddressCopy.unknown },
    papersCopy: {
      ...{ tooMany: papersCopy.tooMany, tooManyPieces: papersCopy.tooManyPieces, none: papersCopy.none },
      ...{ missing: papersCopy.missing, noPiece: papersCopy.noPiece },
    },
    piecesCopy: {
      ...{ wholeNumber: piecesCopy.wholeNumber, notANumber: piecesCopy.notANumber },
      ...{ ambiguous: piecesCopy.ambiguous, between: piecesCopy.between, allThree: piecesCopy.allThree },
      ...{ changed: piecesCopy.changed, gone: piecesCopy.gone },
    },
    viewsCopy: { taken: viewsCopy.taken, gone: viewsCopy.gone },
    preparedAnswersCopy: {
      ...{ shortcutRule: preparedAnswersCopy.shortcutRule, lengthRule: preparedAnswersCopy.lengthRule },
      ...{ unknown: preparedAnswersCopy.unknown, brace: preparedAnswersCopy.brace },
      ...{ taken: preparedAnswersCopy.taken, changed: preparedAnswersCopy.changed },
      ...{ gone: preparedAnswersCopy.gone, deletedOrChanged: preparedAnswersCopy.deletedOrChanged },
      ...{ kept: preparedAnswersCopy.kept, unfilled: preparedAnswersCopy.unfilled },
    },
    inquiriesCopy: { alreadyHandled: inquiriesCopy.alreadyHandled },
    quoteDeskErrors,
    laneDeskCopy: {
      ...{ problems: laneDeskCopy.problems, taken: laneDeskCopy.taken, changed: laneDeskCopy.changed },
      ...{ gone: laneDeskCopy.gone, refused: laneDeskCopy.refused, kept: laneDeskCopy.kept },
      ...{ deletedOrChanged: laneDeskCopy.deletedOrChanged, notUndone: laneDeskCopy.done.notUndone },
      ...{ failed: laneDeskCopy.failed, fetchFailed: laneDeskCopy.fetchFailed },
      ...{ lacks: laneDeskCopy.upload.lacks, conflict: laneDeskCopy.upload.conflict },
    },
    transitCopy: {
      ...{ needed: transitCopy.finder.needed, badDay: transitCopy.finder.badDay },
      ...{ unknown: transitCopy.results.unknown, failed: transitCopy.results.failed },
    },
    importCopy: {
      ...{ tooLarge: importCopy.choose.tooLarge, tooLong: importCopy.choose.tooLong },
      ...{ quotes: importCopy.choose.quotes, tooMany: importCopy.choose.tooMany },
      ...{ empty: importCopy.choose.empty, unreadable: importCopy.choose.unreadable },
      ...{ check: importCopy.check.broken, run: importCopy.run.broken, undo: importCopy.undo.failed },
      ...{ problems: importCopy.problems, warnings: importCopy.warnings },
    },
    importFileCopy: {
      ...{ tooWide: importFileCopy.tooWide, longCell: importFileCopy.longCell },
      kinds: importFileCopy.kinds,
    },
  },
});
const isBelow = (label: string) => (key: string) => key === label || key.startsWith(`${label}.`);
const labels = Object.entries(NO_ERRORS).flatMap(([name, keys]) => keys.map((key) => `${name}.${key}`));
const inContent = content
  .filter(([key]) => !labels.some((label) => isBelow(label)(key)))
  .map(([, text]) => text);

const found = ([folder, ending, pattern]: (typeof inCode)[number]) =>
  filesIn(folder, ending).flatMap((file) =>
    [...read(file).matchAll(pattern)].map(([, , words = '']) => words),
  );

describe('docs/errors.md', () => {
  it.each(inCode)('finds error texts in %s, %p: %p', (...place) => {
    expect(found(place)).not.toEqual([]);
  });

  it('lists the failure text of every endpoint', async () => {
    const said = await failures();
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((words) => !table.includes(words))).toEqual([]);
  });

  it.each([...new Set([...inCode.flatMap(found), ...inContent])])('lists “%s”', (words) => {
    expect(fixedParts(words).filter((part) => !table.includes(part))).toEqual([]);
  });

  it.each(rows)('gives a reason, a remedy and a source file for “$words”', ({ words, why, way, file }) => {
    expect([why, way]).not.toContain('');
    expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
    const place = file.startsWith('src/content/') ? inContent.join('\n') : read(file);
    expect(fixedParts(words).filter((part) => !place.includes(part))).toEqual([]);
  });

  it('excludes only labels that exist', () => {
    expect(labels.filter((label) => !content.some(([key]) => isBelow(label)(key)))).toEqual([]);
  });
});
