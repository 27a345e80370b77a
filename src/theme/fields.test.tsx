import TextField from '@mui/material/TextField';
import { brand } from '@/brand/brand';
import { renderPart } from '@/test/renderPart';
import { contrast, readColor } from '../../supabase/tests/support/contrast';

const { paper, tint } = brand.colors;

const rulesIn = (sheet: CSSStyleSheet | CSSMediaRule): CSSStyleRule[] =>
  [...sheet.cssRules].flatMap((rule) =>
    'cssRules' in rule && 'media' in rule ? rulesIn(rule as CSSMediaRule) : [rule as CSSStyleRule],
  );

/** The rules whose selector ends with the class of a part of the field, followed by `end`. */
const stylesOf = (name: string, end = '') => {
  const { container } = renderPart(<TextField label="Name" placeholder="Jane Doe" />);
  const [ownClass] = container.querySelector(name)?.className.match(/css-\S+/) ?? [];
  return [...document.styleSheets]
    .flatMap(rulesIn)
    .filter(({ selectorText = '' }) => selectorText.endsWith(`.${ownClass}${end}`))
    .map(({ style }) => style);
};

describe('a text field', () => {
  it('has a placeholder with a contrast of at least 4.5, which its label can hide', () => {
    const [hint] = stylesOf('input', '::placeholder');
    expect(hint?.opacity).toBe('1');
    expect(hint?.getPropertyPriority('opacity')).toBe(''); // the rule that hides it is `!important`
    expect(contrast(readColor(hint?.color ?? ''), readColor(paper))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([paper, tint])(
    'has a border with a contrast of at least 3 on %s, also on touch devices',
    (ground) => {
      const edges = stylesOf('fieldset').flatMap((style) => style.getPropertyValue('border-color') || []);
      expect(edges).toHaveLength(2);
      for (const edge of edges)
        expect(contrast(readColor(edge), readColor(ground))).toBeGreaterThanOrEqual(3);
    },
  );
});
