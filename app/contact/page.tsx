import { Shell } from '@/components/layout/Shell/Shell';
import { ContactBanner } from '@/components/sections/contact/ContactBanner/ContactBanner';
import { ContactDetails } from '@/components/sections/contact/ContactDetails/ContactDetails';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { localBusinesses, organization } from '@/content/structured/agency';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

const path = '/contact';

export const metadata = getMetadata(contact.meta, path);

export default function ContactPage() {
  return (
    <Shell
      site={site}
      path={path}
      world={contact.banner.world}
      structuredData={[
        breadcrumbs(path, {
          path: contact.banner.path,
          current: contact.banner.title.join(' '),
        }),
        organization,
        ...localBusinesses,
      ]}
    >
      <ContactBanner {...contact.banner} />
      <ContactDetails {...contact.details} />
    </Shell>
  );
}
