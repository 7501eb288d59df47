/** Stands before any other import: the site is published at this address. */
process.env.NEXT_PUBLIC_SITE_URL = 'https://rivermark.example';
