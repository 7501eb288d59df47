import { Shell } from '@/components/layout/Shell/Shell';
import { BanksBanner } from '@/components/sections/about-us/BanksBanner/BanksBanner';
import { BrandStrip } from '@/components/sections/about-us/BrandStrip/BrandStrip';
import { Story } from '@/components/sections/about-us/Story/Story';
import { Success } from '@/components/sections/about-us/Success/Success';
import { Years } from '@/components/sections/about-us/Years/Years';
import { Consultation } from '@/components/sections/Consultation/Consultation';
import { Counters } from '@/components/sections/Counters/Counters';
import { Industries } from '@/components/sections/Industries/Industries';
import { Testimonials } from '@/components/sections/Testimonials/Testimonials';
import { about } from '@/content/pages/about';
import { consultation } from '@/content/site/consultation';
import { clients, consultationForm, counters, industries } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { people } from '@/content/team/team';
import { testimonials } from '@/content/testimonials/testimonials';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(about());

export default function AboutPage() {
  const { success } = about();
  const [figures, trades] = [counters(), industries()];
  return (
    <Shell
      site={site()}
      path={about().path}
      world={about().banner.world}
      structuredData={[pageBreadcrumbs(about())]}
    >
      <BanksBanner {...about().banner} />
      <Story {...about().story} />
      <Years {...about().years} people={people()} />
      {figures && <Counters {...figures} />}
      <Consultation
        id="consultation"
        {...(about().consultation ?? consultation())}
        form={consultationForm()}
      />
      {trades && <Industries {...trades} index />}
      {success && <Success {...success} />}
      <Testimonials {...testimonials()} letters />
      <BrandStrip label={clients().label} clients={clients().items} />
    </Shell>
  );
}
