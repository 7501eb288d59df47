import { Shell } from '@/components/layout/Shell/Shell';
import { ContactBanner } from '@/components/sections/contact/ContactBanner/ContactBanner';
import { ContactDetails } from '@/components/sections/contact/ContactDetails/ContactDetails';
import { agency } from '@/content/files/agency';
import { contact } from '@/content/pages/contact';
import { consultationForm } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { localBusinesses, organization } from '@/content/structured/agency';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(contact());

export default function ContactPage() {
  return (
    <Shell
      site={site()}
      path={contact().path}
      world={contact().banner.world}
      structuredData={[pageBreadcrumbs(contact()), organization(), ...localBusinesses()]}
    >
      <ContactBanner {...contact().banner} office={contact().office} form={consultationForm()} />
      <ContactDetails
        {...contact().details}
        addresses={agency().offices}
        office={contact().office}
        email={agency().email}
        phone={agency().phone}
      />
    </Shell>
  );
}
