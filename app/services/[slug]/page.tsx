import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Shell } from '@/components/layout/Shell/Shell';
import { Ask } from '@/components/sections/Ask/Ask';
import { StageBanner } from '@/components/sections/StageBanner/StageBanner';
import { CaseTeaser } from '@/components/sections/services/CaseTeaser/CaseTeaser';
import { ServiceIntro } from '@/components/sections/services/ServiceIntro/ServiceIntro';
import { ServiceParts } from '@/components/sections/services/ServiceParts/ServiceParts';
import { serviceAddresses, serviceAt } from '@/content/collections/services';
import { getWords } from '@/content/pages/pages';
import { site } from '@/content/site/site';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { toService } from '@/content/structured/service';
import { getMetadata } from '../../metadata';
import { staticParams } from '../../static-params';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('slug', serviceAddresses());

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, service } = serviceAt((await params).slug) ?? notFound();
  return getMetadata({ path, meta: service.meta });
}

export default async function ServicePage({ params }: Props) {
  const { path, service } = serviceAt((await params).slug) ?? notFound();
  const { teaser, ask = getWords('services', 'ask') } = service;
  return (
    <Shell
      site={site()}
      path={path}
      world={service.banner.world}
      structuredData={[breadcrumbs(path, service.banner.breadcrumb), toService(path, service)]}
    >
      <StageBanner {...service.banner} />
      <ServiceIntro {...service.intro} />
      <ServiceParts {...service.parts} world={service.banner.world} />
      {teaser?.project && <CaseTeaser {...teaser} project={teaser.project} />}
      {ask && <Ask id="ask" {...ask} />}
    </Shell>
  );
}
