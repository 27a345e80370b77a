import { answerRules } from './answerForm';

it.each(['', ' \n', '\u200b'])('shows a readable error for the empty prepared answer %p', async (text) => {
  await expect(answerRules.validate({ shortcut: 'arrival', text })).rejects.toThrow('This field is required');
});
