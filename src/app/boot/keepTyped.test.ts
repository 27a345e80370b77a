import { announceReady } from '@/ui/loading/ready';
import { readDraft } from '@/ui/forms/sessionDraft';
import { keepAllTyped } from './keepTyped';

const openForm = () => {
  document.body.innerHTML = `<section><form data-draft="draft:test">
    <input name="name" /><input name="way" type="radio" value="sea" checked /><input name="kept" value="as it was" />
    <textarea name="note"></textarea></form></section><input name="outside" />`;
  const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
  return { field, form: document.querySelector('form') as HTMLFormElement };
};

describe('keepAllTyped', () => {
  beforeEach(() => sessionStorage.clear());

  it('puts what was typed into the draft of the form, beside what the draft has already', () => {
    const { field } = openForm();
    sessionStorage.setItem('draft:test', '{"name":"Ad","old":"kept"}');
    field('name').value = 'Ada';
    field('note').value = 'Where is it?';
    field('outside').value = 'no form';
    keepAllTyped(document);
    expect(readDraft('draft:test')).toEqual({ name: 'Ada', note: 'Where is it?', old: 'kept' });
    expect(sessionStorage).toHaveLength(1);
  });

  it('ignores a form that the app already handles', () => {
    const { field, form } = openForm();
    announceReady(form);
    field('name').value = 'Ada';
    keepAllTyped(document);
    expect(readDraft('draft:test')).toBeUndefined();
  });
});
