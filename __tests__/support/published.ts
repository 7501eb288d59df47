/** Sets the address of the published site. Import it before all other modules. */
process.env.NEXT_PUBLIC_SITE_URL = 'https://rivermark.example';
