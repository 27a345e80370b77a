import { news, newsBanner } from '@/content/news';
import { Banner } from '@/ui/Banner';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { Section } from '@/ui/Section';
import { useHashTarget } from '@/ui/useHashTarget';
import { Article } from './Article';

/** Number of articles that fill the first view. */
const FIRST = 2;

/** Newest first. A fragment with an article's slug opens that article. */
export function NewsPage() {
  const target = useHashTarget();
  const articles = news.map((item) => <Article key={item.slug} item={item} isOpen={item.slug === target} />);
  return (
    <>
      <Banner title={newsBanner.title} hint={newsBanner.subtitle} picture="rail-wagons" />
      <Section component="div">
        {articles.slice(0, FIRST)}
        <BelowFirstView>{articles.slice(FIRST)}</BelowFirstView>
      </Section>
    </>
  );
}
