import * as tabStorage from '@/supabase/tabStorage';
import { createKeptDrafts } from './keptDrafts';

describe('the drafts kept at the end of a session', () => {
  it('are restored, and nothing else is, when storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const drafts = createKeptDrafts();
    tabStorage.setItem('draft:new-consignment', '{"city":"Accra"}');
    tabStorage.setItem('chat-draft-7', '{"text":"Half a sent"}');
    tabStorage.setItem('sb-project-auth-token', '{}');
    drafts.keep('admin-id');
    tabStorage.clear();
    drafts.giveBack('admin-id');
    expect(tabStorage.keys().sort()).toEqual(['chat-draft-7', 'draft:new-consignment']);
    expect(tabStorage.getItem('draft:new-consignment')).toBe('{"city":"Accra"}');
    tabStorage.clear();
  });
});
