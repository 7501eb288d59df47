import { Shell } from '@/components/layout/Shell/Shell';
import { Ask } from '@/components/sections/Ask/Ask';
import { StageBanner } from '@/components/sections/StageBanner/StageBanner';
import { ServiceIndex } from '@/components/sections/services/ServiceIndex/ServiceIndex';
import { services as page } from '@/content/pages/services';
import { allServices } from '@/content/services/services';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { offerCatalog } from '@/content/structured/service';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(page());

export default function ServicesPage() {
  const services = allServices();
  return (
    <Shell
      site={site()}
      path={page().path}
      world={page().banner.world}
      structuredData={[
        pageBreadcrumbs(page()),
        offerCatalog(page().banner.title.join(' '), services),
      ]}
    >
      <StageBanner {...page().banner} />
      <ServiceIndex {...page().index} services={services} />
      <Ask {...page().ask} />
    </Shell>
  );
}
