import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { partiesCopy as words } from '@/content/parties';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { useRequestPartyCodeMutation } from './partiesApi';
import type { Party } from '@/domain/consignment/party';

const parties: readonly Party[] = ['sender', 'receiver'];

/** Has a code sent to the address that is stored of a party. The answer does not tell whether there is one. */
export function RequestCode({ trackingId }: { trackingId: string }) {
  const [request, { data, error, isLoading, originalArgs }] = useRequestPartyCodeMutation();
  const button = useFocusAfterBusy(isLoading);
  return (
    <Stack spacing={1.5}>
      <Typography>{words.byMail}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {parties.map((party) => (
          <Button
            key={party}
            ref={originalArgs?.party === party ? button : undefined}
            variant="formBack"
            loading={isLoading && originalArgs?.party === party}
            disabled={isLoading}
            onClick={() => void request({ trackingId, party })}
          >
            {words[party]}
          </Button>
        ))}
      </Stack>
      <div role="status">{data !== undefined && <Alert severity="info">{data}</Alert>}</div>
      {error && <Alert severity="error">{error.message}</Alert>}
    </Stack>
  );
}
