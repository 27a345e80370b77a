import { news, newsBanner } from '@/content/news';
import { Banner } from '@/ui/Banner';
import { Section } from '@/ui/Section';
import { useHashTarget } from '@/ui/useHashTarget';
import { Article } from './news/Article';

/** Newest first. An address with an article's name opens that article. */
export function NewsPage() {
  const target = useHashTarget();
  return (
    <>
      <Banner title={newsBanner.title} hint={newsBanner.subtitle} picture="rail-wagons" />
      <Section>
        {news.map((item) => (
          <Article key={item.slug} item={item} isOpen={item.slug === target} />
        ))}
      </Section>
    </>
  );
}
