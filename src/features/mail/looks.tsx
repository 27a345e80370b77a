import AlignCenter from '@mui/icons-material/FormatAlignCenter';
import AlignJustify from '@mui/icons-material/FormatAlignJustify';
import AlignLeft from '@mui/icons-material/FormatAlignLeft';
import AlignRight from '@mui/icons-material/FormatAlignRight';
import Bold from '@mui/icons-material/FormatBold';
import Box from '@mui/material/Box';
import { mailCopy } from '@/content/mail';
import { alignments, colors, weights } from './renderedMail';

const alignmentIcons = {
  left: <AlignLeft />,
  center: <AlignCenter />,
  justify: <AlignJustify />,
  right: <AlignRight />,
};
const weightIcons = { normal: <span aria-hidden="true">Aa</span>, bold: <Bold /> };
const swatches = { black: 'text.primary', red: 'error.main' };

const swatch = (color: string) => (
  <Box
    component="span"
    sx={{
      width: '1.8rem',
      height: '1.8rem',
      borderRadius: '50%',
      bgcolor: color,
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', border: '1px solid CanvasText' },
    }}
  />
);

/** The formatting options of a paragraph: the choices of each, and how they are shown. */
export const looks = [
  {
    field: 'color',
    label: mailCopy.color,
    choices: colors.map((value) => ({
      value,
      label: mailCopy.colors[value],
      symbol: swatch(swatches[value]),
    })),
  },
  {
    field: 'bold',
    label: mailCopy.weight,
    choices: weights.map((value) => ({ value, label: mailCopy.weights[value], symbol: weightIcons[value] })),
  },
  {
    field: 'textAlign',
    label: mailCopy.alignment,
    choices: alignments.map((value) => ({
      value,
      label: mailCopy.alignments[value],
      symbol: alignmentIcons[value],
    })),
  },
] as const;
