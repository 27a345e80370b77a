import { brand } from '@/brand/brand';
import { formCopy } from '@/content/forms';

/** Beside a form, for browsers without scripts: it cannot be sent there, and this says what to do instead. */
export function WithoutScript() {
  return (
    <noscript>
      <p>
        {formCopy.withoutScript} <a href={`mailto:${brand.emails.support}`}>{brand.emails.support}</a>,{' '}
        <a href={brand.phone.href}>{brand.phone.display}</a>
      </p>
    </noscript>
  );
}
