import { homeTwo } from '@/content/pages/home-two';
import { feeds } from '@/content/words/shared';
import { Home } from '../home';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(homeTwo, { feeds });

export default function HomeTwoPage() {
  return <Home {...homeTwo} />;
}
