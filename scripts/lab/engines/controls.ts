/** A control to press, and the element that it opens, as selectors. */
export type Control = { press: string; shows: string };

/** An open dialog. The cursor is an open popover, too. */
export const OPEN = 'dialog:is([open], :popover-open)';

/** The controls of the header, on phones and on wide screens. */
export const controls = {
  phone: [{ press: '[aria-label="Open menu"]', shows: OPEN }],
  wide: [
    { press: '[popovertarget="services-menu"]', shows: '#services-menu:popover-open' },
    { press: '[aria-label="Open contact panel"]', shows: OPEN },
  ],
} satisfies Record<'phone' | 'wide', Control[]>;
