import { LABEL_PADDING, paperSizes } from '@/ui/print/paperSizes';
import type { LabelSize } from '@/domain/papers/papersAddress';

/** A sheet that is as high as its page is put on two by some browsers, since they round. */
const LESS = 0.5;

/** One page for each label. Every part has a height of its own, so that no text, however long, pushes another off the sheet. */
export const labelStyles = (size: LabelSize) => ({
  '& .label': {
    boxSizing: 'border-box',
    contain: 'strict',
    display: 'flex',
    flexDirection: 'column',
    width: `${paperSizes[size].width}mm`,
    height: `${paperSizes[size].height - LESS}mm`,
    padding: `${LABEL_PADDING}mm`,
    overflow: 'hidden',
    breakAfter: 'page',
    breakInside: 'avoid',
  },
  '& .label:last-child': { breakAfter: 'auto' },
  '& .label > *': { flex: 'none', minWidth: 0 },
  '& .label .head': { display: 'flex', height: '8mm', gap: '3mm', alignItems: 'center' },
  '& .label .brand': {
    flex: 1,
    maxHeight: '8mm',
    overflow: 'hidden',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& .label .count': { flex: 'none', fontSize: '13pt', fontWeight: 600 },
  '& .label .id': {
    height: '13mm',
    borderTop: '0.5mm solid',
    lineHeight: '12.5mm',
    overflow: 'hidden',
    fontWeight: 600,
    letterSpacing: '0.06em',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  // The white on both sides of the bars reaches into the edge of the sheet.
  '& .label .code': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    height: '26mm',
    marginInline: `-${LABEL_PADDING}mm`,
    fontSize: '11pt',
    lineHeight: '5.5mm',
    letterSpacing: '0.1em',
  },
  '& .label .route, & .label .from, & .label .to, & .label .facts': {
    overflow: 'hidden',
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
  },
  '& .label .route': {
    height: '12mm',
    borderTop: '0.5mm solid',
    display: 'grid',
    alignContent: 'safe center',
    textAlign: 'center',
    fontWeight: 600,
  },
  '& .label .from': { height: '15mm', paddingTop: '0.5mm', borderTop: '0.5mm solid' },
  '& .label .to': { flex: '1 1 0', minHeight: 0, paddingTop: '0.5mm', borderTop: '0.5mm solid' },
  '& .label .name': { fontWeight: 600 },
  '& .label b': { fontWeight: 400, fontSize: '0.75em' },
  '& .label .foot': { display: 'flex', gap: '2mm', height: '36mm', borderTop: '0.5mm solid' },
  '& .label .qr': { flex: 'none', width: '35mm', height: '35mm', alignSelf: 'flex-end' },
  '& .label .facts': { flex: 1, minWidth: 0, marginTop: '1mm', height: '34.5mm' },
});
