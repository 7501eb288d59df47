import { findFeed } from '@/content/lists/feeds';
import { home } from '@/content/pages/home';
import { organization, website } from '@/content/structured/agency';
import { Home } from './home';
import { getMetadata } from './metadata';

export const metadata = getMetadata(home(), { feeds: findFeed() });

export default function HomePage() {
  return <Home {...home()} structuredData={[organization(), website()]} />;
}
