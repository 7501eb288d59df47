import { home } from '@/content/pages/home';
import { organization, website } from '@/content/structured/agency';
import { feeds } from '@/content/words/shared';
import { Home } from './home';
import { getMetadata } from './metadata';

export const metadata = getMetadata(home, { feeds });

export default function HomePage() {
  return <Home {...home} structuredData={[organization, website]} />;
}
