/** What stands on a page of the admin area while it has nothing: that it has not, what will be there, and what can be done. */
export const emptyCopy = {
  chats: {
    title: 'No chats yet',
    hint: 'New chats appear here as soon as they start. Visitors begin one by the button in the corner of each page.',
    action: 'See it on the site',
  },
  mails: {
    title: 'No e-mails sent yet',
    hint: 'What you send stands here with what became of it, to be read and sent again.',
    action: 'Write an e-mail',
  },
  inquiries: {
    title: 'No inquiries yet',
    hint: 'What visitors ask by the form of the page Contact stands here, to be answered by mail.',
    action: 'See the form',
  },
  quotes: {
    title: 'No quotes have been requested yet',
    hint: 'Requests for a price stand here: ask back, make an offer, and make a consignment of what was accepted.',
    action: 'See the form',
  },
  subscribers: {
    title: 'No subscribers yet',
    hint: 'Visitors subscribe below the home page, and get newsletters once they have confirmed.',
    action: 'See the form',
  },
  newsletters: {
    title: 'No newsletter has been sent.',
    hint: 'What you send stands here, with how many it has reached.',
    action: 'See the subscribers',
  },
  lanes: {
    title: 'No lanes yet',
    hint: 'Transit times and cut-offs between two places stand here, and visitors find them under Transit times.',
    action: 'Add the first lane',
  },
  audit: {
    title: 'Nothing has been changed yet',
    hint: 'Each change of a consignment, of the staff and of a setting stands here: who made it, when, and what it was before.',
    action: 'Create a consignment',
  },
  invitations: {
    title: 'There is no open invitation.',
    hint: 'Whom you invite stands here until the link was used, to be sent again or revoked.',
  },
} as const;
