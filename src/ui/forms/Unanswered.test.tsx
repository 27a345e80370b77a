import { screen } from '@testing-library/react';
import { formCopy } from '@/content/forms';
import { renderPart } from '@/test/renderPart';
import { Unanswered } from './Unanswered';
import { markUnanswered } from './unansweredMark';

describe('the “no response” message of a form', () => {
  it('is shown only in the section of the form, and only while it is marked as unanswered', () => {
    renderPart(
      <>
        <section aria-label="sent">
          <form aria-label="form" />
          <Unanswered />
        </section>
        <section>
          <Unanswered />
        </section>
      </>,
    );
    const [inIts, inAnother] = screen.getAllByText(formCopy.noAnswer);
    const form = screen.getByRole('form');
    expect(inIts).not.toBeVisible();
    markUnanswered(form, true);
    expect(screen.getByRole('alert')).toBe(inIts);
    expect(inIts).toBeVisible();
    expect(inAnother).not.toBeVisible();
    markUnanswered(form, false);
    expect(inIts).not.toBeVisible();
  });
});
