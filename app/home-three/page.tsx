import { homeThree } from '@/content/pages/home-three';
import { feeds } from '@/content/words/shared';
import { Home } from '../home';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(homeThree, { feeds });

export default function HomeThreePage() {
  return <Home {...homeThree} />;
}
