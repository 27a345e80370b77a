export function QuotedPage() {
  return null;
}
