/** The inline scripts with the data of Next's router. Next escapes every "<" in them. */
const PAYLOAD = /<script>(?:self\.__next_f\.|\(self\.__next_f=)[^<]*<\/script>/g;

/**
 * Removes the data of Next's router from a page's text: two thirds of the page. What is left is the
 * same after each build of the same sources, and takes half the time to parse.
 */
export const dropPayload = (html: string): string => html.replace(PAYLOAD, '');
