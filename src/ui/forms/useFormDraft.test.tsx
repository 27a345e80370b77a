import { act } from '@testing-library/react';
import { useFormik } from 'formik';
import { hydrateRoot } from 'react-dom/client';
import { useFormDraft } from './useFormDraft';

const empty = { name: '', comment: '' };

function Form() {
  const form = useFormik({ initialValues: empty, onSubmit: () => undefined });
  const element = useFormDraft('draft:test', form);
  return (
    <form ref={element}>
      <input {...form.getFieldProps('name')} />
      <textarea {...form.getFieldProps('comment')} />
      <output>{JSON.stringify(form.values)}</output>
    </form>
  );
}

const prerendered =
  '<form><input name="name" value=""/><textarea name="comment"></textarea><output>{&quot;name&quot;:&quot;&quot;,&quot;comment&quot;:&quot;&quot;}</output></form>';

const start = async (type: (form: HTMLElement) => void = () => undefined) => {
  const page = document.createElement('div');
  page.innerHTML = prerendered;
  document.body.replaceChildren(page);
  type(page);
  const root = await act(() => Promise.resolve(hydrateRoot(page, <Form />)));
  return { root, values: () => page.querySelector('output')?.textContent };
};

const typeName = (page: HTMLElement) => {
  const field = page.querySelector('input');
  if (field) field.value = 'Ada';
};

describe('a form of a prerendered page', () => {
  it('takes over values typed before hydration', async () => {
    const { values } = await start(typeName);
    expect(values()).toBe('{"name":"Ada","comment":""}');
    expect(sessionStorage.getItem('draft:test')).toBe('{"name":"Ada"}');
  });

  it('restores the draft of an earlier page, except for fields typed into since', async () => {
    sessionStorage.setItem('draft:test', '{"name":"Old","comment":"Half a sentence"}');
    const { values } = await start(typeName);
    expect(values()).toBe('{"name":"Ada","comment":"Half a sentence"}');
  });

  it('starts empty without a draft', async () => {
    const { values } = await start();
    expect(values()).toBe('{"name":"","comment":""}');
    expect(sessionStorage.getItem('draft:test')).toBeNull();
  });
});
