import Box from '@mui/material/Box';
import { pieceKinds, quoteFormCopy as words, unitWords } from '@/content/quotes';

const LINES = [1, 2, 3, 4];
const FIELDS = ['count', 'length', 'width', 'height', 'weight'] as const;

/** Without script no line can be added, so there are some more: plain fields, which React does not render in a browser. */
export function MoreLines() {
  const { labels } = words;
  return (
    <noscript>
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
        <legend>{words.morePieces}</legend>
        {LINES.map((at) => (
          <Box
            key={at}
            sx={{
              display: 'grid',
              gap: 1,
              mt: 2,
              gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
            }}
          >
            <label>
              {labels.kind}
              <br />
              <select name={`pieces.${at}.kind`}>
                {Object.entries(pieceKinds).map(([kind, name]) => (
                  <option key={kind} value={kind}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            {FIELDS.map((name) => (
              <label key={name}>
                {labels[name]}
                {name === 'weight' && ` (${unitWords.metric.weight})`}
                <br />
                <input
                  name={`pieces.${at}.${name}`}
                  defaultValue={name === 'count' ? '1' : ''}

                  size={6}
                />
              </label>
            ))}
          </Box>
        ))}
      </Box>
    </noscript>
  );
}
