import { findFeed } from '@/content/lists/feeds';
import { homeThree } from '@/content/pages/home-three';
import { Home } from '../home';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(homeThree(), { feeds: findFeed() });

export default function HomeThreePage() {
  return <Home {...homeThree()} />;
}
