/** Focuses a text field and selects a part of its text, scrolled to where it can be seen. */
export const selectIn = (field: HTMLTextAreaElement, start: number, end: number) => {
  field.focus();
  field.setSelectionRange(start, end);
  const share = start / Math.max(1, field.value.length);
  field.scrollTop = field.scrollHeight * share - field.clientHeight / 2;
};
