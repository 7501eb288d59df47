/** Import it first: it sets the address at which the site is published. */
process.env.NEXT_PUBLIC_SITE_URL = 'https://rivermark.example';
