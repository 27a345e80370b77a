interface SortHeadingProps {
  label: string;
  sorted: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

const ARROWS = { ascending: '↑', descending: '↓' };

const button = {
  position: 'relative',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  p: '0.4rem 0.6rem',
  m: '-0.4rem -0.6rem',
  border: 0,
  borderRadius: 1,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '& [data-arrow]': { position: 'absolute', bottom: '0.4rem', insetInlineEnd: '-0.8rem' },
  '&[data-sorted=none] [data-arrow]': { opacity: 0 },
  '&[data-sorted=none]:hover [data-arrow], &[data-sorted=none]:focus-visible [data-arrow]': { opacity: 0.5 },
} as const;

/** For the table: where its rows are stacked, its head is for screen readers alone, and has nothing to press. */
export const sortHeads = { '& th [data-name]': { display: 'none' }, '& th button': button };
export const stackedSortHeads = {
  '& th [data-name]': { display: 'inline' },
  '& th button': { display: 'none' },
};

/** The name of a column whose press sorts by it. Its style is that of its table (`sortHeads`). */
export function SortHeading({ label, sorted, onSort }: SortHeadingProps) {
  return (
    <>
      <span data-name="">{label}</span>
      <button type="button" data-sorted={sorted ?? 'none'} onClick={onSort}>
        {label}
        <span data-arrow="" aria-hidden>
          {ARROWS[sorted ?? 'ascending']}
        </span>
      </button>
    </>
  );
}
