import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { array, object, string } from 'yup';
import { officeHoursCopy as words } from '@/content/absence';
import { readerZone } from '@/ui/dates/formatDate';
import { ErrorState } from '@/ui/ErrorState';
import { FormField } from '@/ui/forms/FormField';
import { OwnersSubmit } from '@/ui/forms/OwnersSubmit';
import { submitOnce } from '@/ui/forms/submitOnce';
import { SuggestField } from '@/ui/forms/SuggestField';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useOfficeHoursQuery, useSetOfficeHoursMutation, type OfficeHours } from '../supportApi';
import { readDay, readHolidays, writeDay } from './officeWeek';

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));

const rules = object({
  zone: string().oneOf([...zones, 'Etc/UTC'], words.zoneRule),
  days: array(string().test('day', words.dayRule, (text = '') => readDay(text) !== undefined)),
  holidays: string().test('days', words.holidaysRule, (text = '') => readHolidays(text) !== undefined),
});

/** Before any hours are set, the time is that of whoever sets them. */
const zoneOf = ({ week, zone }: OfficeHours) => {
  const isSet = week.some((day) => day.length > 0);
  return !isSet && zones.includes(readerZone()) ? readerZone() : zone;
};

/** When visitors can expect an answer in the chat: an owner decides. */
export function OfficeHoursPanel({ isOwner }: { isOwner: boolean }) {
  const { data, error, isFetching, refetch } = useOfficeHoursQuery();
  return (
    <Panel heading={words.title}>
      <Typography sx={{ mb: 2 }}>{words.hint}</Typography>
      {!data && isFetching && <LoadingState label={words.loading} minHeight="8rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && <HoursForm hours={data} isOwner={isOwner} />}
    </Panel>
  );
}

function HoursForm({ hours, isOwner }: { hours: OfficeHours; isOwner: boolean }) {
  const [set, { error }] = useSetOfficeHoursMutation();
  const form = useFormik({
    initialValues: {
      zone: zoneOf(hours),
      days: hours.week.map(writeDay),
      holidays: hours.holidays.join('\n'),
    },
    validationSchema: rules,
    onSubmit: async ({ zone, days, holidays }) => {
      const week = days.map((day) => readDay(day) ?? []);
      await set({ zone, week, holidays: readHolidays(holidays) ?? [] });
    },
  });
  const busy = form.isSubmitting;
  const isFixed = busy || !isOwner;
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={2} onSubmit={submitOnce(form)} sx={{ maxWidth: '64rem' }}>
        <SuggestField
          name="zone"
          id="office-zone"
          label={words.zone}
          disabled={isFixed}
          suggestions={zones}
        />
        <Typography id="office-days-hint" color="textSecondary">
          {words.dayHint}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
          }}
        >
          {words.days.map((day, index) => (
            <FormField
              key={day}
              name={`days[${index}]`}
              id={`office-day-${index}`}
              label={day}
              disabled={isFixed}
              slotProps={{
                htmlInput: { 'aria-describedby': `office-days-hint office-day-${index}-helper-text` },
              }}
            />
          ))}
        </Box>
        <FormField
          name="holidays"
          id="office-holidays"
          label={words.holidays}
          helperText={words.holidaysHint}
          multiline
          minRows={2}
          disabled={isFixed}
        />
        <OwnersSubmit isOwner={isOwner} busy={busy} label={words.save} problem={error?.message} />
      </Stack>
    </FormikProvider>
  );
}
