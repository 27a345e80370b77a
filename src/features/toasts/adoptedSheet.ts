/**
 * The toast library writes its rules as the text of a `<style>`, which the site's content security policy refuses.
 * It looks for that element under a name of the window: what it finds here hands the rules to a sheet that the policy
 * lets pass. Imported before the library. Browsers without such sheets have no strict policy for styles either.
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
