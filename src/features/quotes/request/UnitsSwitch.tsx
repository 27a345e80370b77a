import Box from '@mui/material/Box';
import { brand } from '@/brand/brand';
import { quoteFormCopy as words, unitWords, type Units } from '@/content/quotes';

const systems = Object.keys(unitWords) as Units[];

interface UnitsSwitchProps {
  units: Units;
  disabled: boolean;
  onChoose: (units: Units) => void;
}

/** Centimeters and kilograms, or inches and pounds. */
export function UnitsSwitch({ units, disabled, onChoose }: UnitsSwitchProps) {
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 0, border: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
        {words.labels.units}
      </Box>
      {systems.map((system) => (
        <Box
          key={system}
          component="label"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: '4.4rem', cursor: 'pointer' }}
        >
          <Box
            component="input"
            type="radio"
            name="units"
            value={system}
            checked={units === system}
            disabled={disabled}
            onChange={() => onChoose(system)}
            sx={{ width: '2rem', height: '2rem', m: 0, accentColor: brand.colors.primary.main }}
          />
          {unitWords[system].name}
        </Box>
      ))}
    </Box>
  );
}
