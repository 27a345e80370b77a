import Box from '@mui/material/Box';
import { useState } from 'react';
import { object } from 'yup';
import { storageKeys } from '@/config/storageKeys';
import { inquiryCopy } from '@/content/contact';
import { tidyCodes } from '@/domain/trackingId/readCodes';
import { FormField } from '@/ui/forms/FormField';
import { growing } from '@/ui/forms/growing';
import { openRequestKey } from '@/ui/forms/requestKey';
import { SendingForm } from '@/ui/forms/SendingForm';
import { SendingProblem } from '@/ui/forms/SendingProblem';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { line, meantMail, note, requiredLine } from '@/ui/forms/textRules';
import { useSent } from '@/ui/forms/useSent';
import { verbatim } from '@/ui/forms/verbatim';
import { useCreateInquiryMutation } from './inquiriesApi';

const empty = { firstName: '', secondName: '', email: '', trackingNo: '', comment: '' };

const rules = object({
  firstName: requiredLine,
  secondName: requiredLine,
  email: meantMail,
  trackingNo: line.transform(tidyCodes),
  comment: note,
});

/** A blank optional field is stored as null. */
const toInquiry = (values: typeof empty) => {
  const { trackingNo, comment, ...person } = rules.cast(values);
  return { ...person, trackingNo: trackingNo || null, comment: comment || null };
};

const DRAFT = storageKeys.inquiryDraft;

const { heading, labels, trackingHint, submit, submitting } = inquiryCopy;
const comment = growing({ least: 5, most: 14 });

export function InquiryForm() {
  // One state for all visits to the page: the user may leave it and return before the response arrives.
  const [send, { isLoading, fulfilledTimeStamp, error }] = useCreateInquiryMutation({
    fixedCacheKey: 'inquiry',
  });
  const [requestKey] = useState(() => openRequestKey(storageKeys.requestKey(DRAFT)));
  const sendOnce = async (values: typeof empty) => {
    const inquiry = toInquiry(values);
    const answer = await send({ ...inquiry, requestKey: requestKey.keyFor(inquiry) });
    if (!answer.error) requestKey.close(); // useSent does not run if the page was left meanwhile
    return answer;
  };
  useSent(fulfilledTimeStamp, requestKey.close);
  const bound = (name: keyof typeof empty) => ({
    name,
    id: `inquiry-${name}`,
    label: labels[name],
    disabled: isLoading,
  });
  return (
    <SendingForm
      label={heading}
      draft={DRAFT}
      parts="inquiry supabase toasts"
      empty={empty}
      rules={rules}
      send={sendOnce}
      sentAt={fulfilledTimeStamp}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <FormField {...bound('firstName')} required autoComplete="given-name" />
        <FormField {...bound('secondName')} required autoComplete="family-name" />
      </Box>
      <FormField {...bound('email')} required type="email" autoComplete="email" />
      <FormField {...bound('trackingNo')} autoComplete="off" helperText={trackingHint} slotProps={verbatim} />
      <FormField {...bound('comment')} {...comment} />
      <SendingProblem error={error} />
      <div>
        <SubmitButton label={submit} busyLabel={submitting} busy={isLoading} />
      </div>
    </SendingForm>
  );
}
