import { enteredMails } from '../../tests/support/mailAddresses';
import { cleanMail, isMailAddress, mailProblem, meantMailProblem } from './mailAddress.ts';

const right = enteredMails.filter(({ address }) => address !== undefined);
const wrong = enteredMails.filter(({ address }) => address === undefined);

describe('an address of mail', () => {
  it.each(right)('is read out of a text: $name', ({ text, address = '' }) => {
    expect(cleanMail(text)).toBe(address);
    expect(isMailAddress(address)).toBe(true);
    expect(isMailAddress(text)).toBe(text === address);
    expect(mailProblem(text)).toBeUndefined();
    expect(meantMailProblem(text)).toBeUndefined();
    expect(cleanMail(address)).toBe(address);
  });

  it.each(wrong)('is not made of what is none: $name', ({ text, problem, isMeant }) => {
    expect(mailProblem(text)).toBe(problem);
    expect(meantMailProblem(text)).toBe(isMeant && problem);
    expect(isMailAddress(cleanMail(text))).toBe(false);
  });

  it.each(['ask for Jan', 'post@x@site.example', 'a@b.co, c@d.co', 'Ada <a@b.co>, Ben <c@d.co>'])(
    'leaves %p as it was typed, but for spaces around it',
    (text) => {
      expect(cleanMail(`\u00a0${text} `)).toBe(text);
    },
  );

  it('is not looked for in a long text, nor slowly in a hostile one', () => {
    expect(cleanMail(`${'x'.repeat(2000)}<reader@site.example>`)).toContain('<');
    const start = performance.now();
    for (const part of ['(a@', '<', '@', '.', ' ', "'", 'a.', '%C3', '?a=', '\u200b'])
      mailProblem(part.repeat(Math.floor(2000 / part.length)));
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
