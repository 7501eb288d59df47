import { findFeed } from '@/content/lists/feeds';
import { homeTwo } from '@/content/pages/home-two';
import { Home } from '../home';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(homeTwo(), { feeds: findFeed() });

export default function HomeTwoPage() {
  return <Home {...homeTwo()} />;
}
