import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { carouselWords } from '@/__tests__/examples/samples';
import { Comments } from '@/components/sections/blog-details/Comments/Comments';
import { ArticleNeighbours } from '@/components/sections/blogs/ArticleNeighbours/ArticleNeighbours';
import { RelatedArticles } from '@/components/sections/blogs/RelatedArticles/RelatedArticles';
import { HeroClients } from '@/components/sections/home/HeroClients/HeroClients';
import { HeroProof } from '@/components/sections/home/HeroProof/HeroProof';
import { CasesOf } from '@/components/sections/person/CasesOf/CasesOf';
import { WrittenBy } from '@/components/sections/person/WrittenBy/WrittenBy';
import { Credits } from '@/components/sections/project/Credits/Credits';
import { SocialStrip } from '@/components/sections/SocialStrip/SocialStrip';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';

const credits = { people: 'The crew', services: 'The work' };

test('sections without entries leave nothing behind, no heading either', () => {
  const { container } = render(
    <>
      <ArticleNeighbours label="Both" previous="<" next=">" before={undefined} after={undefined} />
      <CasesOf title="Boats" cases={[]} />
      <Comments title="Boats" items={[]} />
      <Credits words={credits} people={[]} others={[]} services={[]} />
      <HeroProof results={[]} />
      <HeroClients label="Clients" clients={[]} />
      <RelatedArticles title="Read next" articles={[]} />
      <SocialStrip title="We talk here" links={[]} />
      <Testimonials title="Words" words={carouselWords} items={[]} />
      <WrittenBy title="Written by Bo" articles={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
