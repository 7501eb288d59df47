/** Lets this process know the languages of the built site. Import this before any module that describes hosts. */
process.env.SITE_TRANSLATIONS ??= '1';

export {};
