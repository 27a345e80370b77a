import { screen } from '@testing-library/react';
import { renderPart } from '@/test/renderPart';
import { sampleNotice, wordsFor } from './noticeMail';
import { NoticePreview } from './NoticePreview';

afterEach(() => Reflect.deleteProperty(crypto, 'randomUUID'));

it('the preview of a notice is there on a page that is served without TLS', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  renderPart(
    <NoticePreview content={{ to: 'receiver', notices: [sampleNotice('departed', wordsFor('departed'))] }} />,
  );
  expect(screen.getByTitle<HTMLIFrameElement>('Preview of the e-mail').srcdoc).toContain('AB12CD34');
});
