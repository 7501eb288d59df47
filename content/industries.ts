import { industries as schema } from '@/components/sections/Industries/Industries.schema';
import { define } from './schema/define';

/** The ten industries, on the home page and About Us. */
export const industries = define('content/industries.ts', schema, {
  title: 'Ten trades we know by heart',
  items: [
    {
      icon: 'bank',
      url: '/projects#folio-and-keep',
      title: 'Finance',
      desc: 'Ledgers, loans and audits that reconcile',
    },
    {
      icon: 'fork-knife',
      url: '/projects#tandoor-lane',
      title: 'Restaurant',
      desc: 'Tables, tills and kitchens on one screen',
    },
    {
      icon: 'cart',
      url: '/projects#northmill',
      title: 'eCommerce',
      desc: 'Checkouts that hold on the busiest Friday',
    },
    {
      icon: 'suitcase',
      url: '/projects#vaya',
      title: 'Travel',
      desc: 'Search, book and rebook with one thumb',
    },
    {
      icon: 'megaphone',
      url: '/services/digital-Transformation',
      title: 'Marketing',
      desc: 'Campaigns you can trace to a sale',
    },
    {
      icon: 'storefront',
      url: '/projects#saltmarsh',
      title: 'Retail',
      desc: 'Stock that matches the shelf',
    },
    {
      icon: 'house',
      url: '/services/software-development',
      title: 'Real Estate',
      desc: 'Listings, viewings and paperwork together',
    },
    {
      icon: 'umbrella',
      url: '/services/it-consulting',
      title: 'Insurance',
      desc: 'Quotes in minutes, claims without a fax',
    },
    {
      icon: 'airplane',
      url: '/services/cloud-managed-service',
      title: 'Aviation',
      desc: 'Crew, maintenance and slots in sync',
    },
    {
      icon: 'graduation-cap',
      url: '/services/mobile-development',
      title: 'Education',
      desc: 'Classes, marks and fees in one place',
    },
  ],
});
