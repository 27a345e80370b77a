/**
 * The toast library writes its rules as the text of a `<style>`, which the site's content security policy blocks.
 * It looks for that element in a property of `window`: the stand-in set here passes the rules to a constructed style sheet,
 * which the policy allows. Import it before the library. Browsers without such sheets have no strict style policy either.
 */
const adopt = () => {
  const sheet = new CSSStyleSheet();
  let rules = '';
  const text = {
    get data() {
      return rules;
    },
    set data(next: string) {
      rules = next;
      sheet.replaceSync(rules);
    },
  };
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: text } });
};

if ('adoptedStyleSheets' in document) adopt();
