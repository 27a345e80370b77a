import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { storageKeys } from '@/config/storageKeys';
import { officeHoursCopy as words } from '@/content/absence';
import { ErrorState } from '@/ui/ErrorState';
import { FactList } from '@/ui/FactList';
import { FormField } from '@/ui/forms/FormField';
import { growing } from '@/ui/forms/growing';
import { SettingsForm } from '@/ui/forms/SettingsForm';
import { SuggestField } from '@/ui/forms/SuggestField';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useOfficeHoursQuery, useSetOfficeHoursMutation, type OfficeHours } from '../supportApi';
import { dayField, hoursFacts, hoursRules, toHours, valuesOf, zones } from './hoursForm';

const dates = growing({ least: 2, most: 12 });

/** When visitors can expect an answer in the chat: an owner decides. */
export function OfficeHoursPanel({ isOwner }: { isOwner: boolean }) {
  const { data, error, isFetching, refetch } = useOfficeHoursQuery();
  const [set] = useSetOfficeHoursMutation();
  return (
    <Panel heading={words.title}>
      <Typography sx={{ mb: 2 }}>{words.hint}</Typography>
      {!data && isFetching && <LoadingState label={words.loading} minHeight="8rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && (
        <SettingsForm
          draftKey={storageKeys.officeHoursDraft}
          stored={data}
          valuesOf={valuesOf}
          storedOf={toHours}
          rules={hoursRules}
          save={(hours, seen) => set({ hours, seen })}
          reload={refetch}
          isOwner={isOwner}
          label={words.save}
          maxWidth="64rem"
          describe={describe}
        >
          {(isFixed) => <HoursFields isFixed={isFixed} />}
        </SettingsForm>
      )}
    </Panel>
  );
}

const describe = (hours: OfficeHours) => (
  <>
    <Typography sx={{ mb: 1 }}>{words.now}</Typography>
    <FactList columnWidth="14rem" facts={hoursFacts(hours)} />
  </>
);

function HoursFields({ isFixed }: { isFixed: boolean }) {
  return (
    <>
      <SuggestField name="zone" id="office-zone" label={words.zone} disabled={isFixed} suggestions={zones} />
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
            name={dayField(index)}
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
        disabled={isFixed}
        {...dates}
      />
    </>
  );
}
