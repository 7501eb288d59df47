import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Fragment } from 'react';
import { Ask } from '@/components/sections/Ask/Ask';
import { StageBanner } from '@/components/sections/StageBanner/StageBanner';
import { CaseTeaser } from '@/components/sections/services/CaseTeaser/CaseTeaser';
import { ServiceIntro } from '@/components/sections/services/ServiceIntro/ServiceIntro';
import { ServiceParts } from '@/components/sections/services/ServiceParts/ServiceParts';
import { serviceAddresses, serviceAt } from '@/content/collections/services';
import { decode } from '@/content/files/to-path';
import { getWords } from '@/content/pages/pages';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { toService } from '@/content/structured/service';
import { endsWithCall } from '../../calls';
import { Frame } from '../../Frame';
import { getMetadata } from '../../metadata';
import { staticParams } from '../../static-params';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('slug', serviceAddresses());

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, service } = serviceAt(decode((await params).slug)) ?? notFound();
  return getMetadata({ path, meta: service.meta });
}

export default async function ServicePage({ params }: Props) {
  const { path, service } = serviceAt(decode((await params).slug)) ?? notFound();
  const { intro, parts, teaser, ask = getWords('services', 'ask') } = service;
  const below = {
    intro: <ServiceIntro {...intro} />,
    parts: <ServiceParts {...parts} world={service.banner.world} />,
    teaser: teaser?.project && <CaseTeaser {...teaser} project={teaser.project} />,
  };
  return (
    <Frame
      path={path}
      world={service.banner.world}
      called={endsWithCall(ask && 'ask')}
      structuredData={[breadcrumbs(path, service.banner.breadcrumb), toService(path, service)]}
    >
      <StageBanner {...service.banner} />
      {service.sections.map((name, i) => (
        <Fragment key={name}>
          {name !== 'intro' && ['teaser', undefined].includes(service.sections[i - 1]) && (
            <div className="space" />
          )}
          {below[name]}
        </Fragment>
      ))}
      {ask && <Ask id="ask" {...ask} />}
    </Frame>
  );
}
