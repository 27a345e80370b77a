import { answerRules } from './answerForm';

it.each(['', ' \n', '\u200b'])('a prepared answer without words, %p, is refused in words', async (text) => {
  await expect(answerRules.validate({ shortcut: 'arrival', text })).rejects.toThrow('This field is required');
});
