import { Shell } from '@/components/layout/Shell/Shell';
import { SocialStrip } from '@/components/sections/SocialStrip/SocialStrip';
import { Closing } from '@/components/sections/team/Closing/Closing';
import { TeamGrid } from '@/components/sections/team/TeamGrid/TeamGrid';
import { TeamIntro } from '@/components/sections/team/TeamIntro/TeamIntro';
import { agency } from '@/content/files/agency';
import { teamPage } from '@/content/pages/team';
import { social } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { people } from '@/content/team/team';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(teamPage());

export default function TeamPage() {
  return (
    <Shell site={site()} path={teamPage().path} structuredData={[pageBreadcrumbs(teamPage())]}>
      <TeamIntro {...teamPage().banner} cards={people().length} offices={agency().offices.length} />
      <TeamGrid {...teamPage().grid} members={people()} />
      <SocialStrip {...social()} />
      <Closing {...teamPage().closing} />
    </Shell>
  );
}
