import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { consignmentsFinding, replyLink } from '@/config/paths';
import { inquiriesCopy as words } from '@/content/inquiries';
import { ContactLink } from '@/ui/ContactLink';
import { Disclosure } from '@/ui/Disclosure';
import { EnteredMail } from '@/ui/EnteredMail';
import { FactList } from '@/ui/FactList';
import type { Inquiry } from './inquiriesApi';
import { handledIn, nameOf } from './inquiry';
import { InquirySummary } from './InquirySummary';

export interface InquiryActions {
  onRead: (inquiry: Inquiry) => void;
  onHandled: (inquiry: Inquiry, isHandled: boolean) => void;
  onDelete: (inquiry: Inquiry) => void;
}

/** One inquiry: a summary line, and all of it once opened. Opening it marks it as read. */
export function InquiryEntry({
  inquiry,
  onRead,
  onHandled,
  onDelete,
}: InquiryActions & { inquiry: Inquiry }) {
  const { email, trackingNo, comment, readAt, handledAt } = inquiry;
  const name = nameOf(inquiry);
  const handled = handledIn(words.handledOn, inquiry);
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      <Disclosure
        summary={<InquirySummary inquiry={inquiry} />}
        onOpen={() => {
          if (!readAt) onRead(inquiry);
        }}
      >
        <Typography
          dir="auto"
          sx={{ mb: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere', unicodeBidi: 'isolate' }}
        >
          {comment ?? 'No comment.'}
        </Typography>
        <FactList
          facts={[
            {
              label: 'E-mail',
              value: (
                <EnteredMail address={email}>
                  <ContactLink kind="mail" text={email} />
                </EnteredMail>
              ),
            },
            {
              label: 'Tracking number',
              value: trackingNo ? (
                <TextLink component={Link} to={consignmentsFinding(trackingNo)} translate="no">
                  {trackingNo}
                </TextLink>
              ) : (
                '–'
              ),
            },
            ...(handled ? [{ label: words.handled, value: handled }] : []),
          ]}
        />
        <Stack direction="row" useFlexGap sx={{ mt: 3, gap: 1.5, flexWrap: 'wrap' }}>
          <Button
            variant="primary"
            component={Link}
            to={replyLink({ to: email, name, inquiry: inquiry.id })}
            aria-label={`Reply to ${name}`}
          >
            Reply
          </Button>
          <Button variant="formBack" onClick={() => onHandled(inquiry, !handledAt)}>
            {handledAt ? 'Mark as open' : 'Mark as handled'}
          </Button>
          <Button
            color="error"
            onClick={() => onDelete(inquiry)}
            aria-label={`Delete the inquiry from ${name}`}
          >
            Delete
          </Button>
        </Stack>
      </Disclosure>
    </Box>
  );
}
