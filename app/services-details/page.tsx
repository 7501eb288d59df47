import { Shell } from '@/components/layout/Shell/Shell';
import { ServicesOffer } from '@/components/sections/ServicesOffer/ServicesOffer';
import { SocialStrip } from '@/components/sections/SocialStrip/SocialStrip';
import { Company } from '@/components/sections/services-details/Company/Company';
import { CounterBlock } from '@/components/sections/services-details/CounterBlock/CounterBlock';
import { Pitch } from '@/components/sections/services-details/Pitch/Pitch';
import { servicesDetails as page } from '@/content/pages/services-details';
import { pages } from '@/content/routes';
import { offer, social } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(page());

export default function ServicesDetailsPage() {
  const cards = offer();
  return (
    <Shell
      site={site()}
      path={page().path}
      above={pages.services.path}
      structuredData={[pageBreadcrumbs(page())]}
    >
      <Pitch {...page().banner} />
      {cards && <ServicesOffer {...cards} />}
      <Company {...page().company} />
      <CounterBlock {...page().counterBlock} />
      <SocialStrip {...social()} />
    </Shell>
  );
}
