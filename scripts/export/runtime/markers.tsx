import type { ComponentType } from 'react';
import type { When } from './start-by-rule';

type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Props that survive JSON. A function or a React node among them does not compile. */
type Serialisable<Props> = { [Key in keyof Props]: Props[Key] extends Json ? Props[Key] : never };

/**
 * Makes the two functions that mark server-rendered HTML for the browser. They take the names of the
 * site's islands and enhancers as types, so a page imports no browser code by using them.
 */
export const createMarkers = <IslandName extends string, EnhancerName extends string>() => ({
  /**
   * Wraps a client component as an island. The server renders it. The browser fetches React and
   * hydrates it by the start rule `when`.
   */
  island:
    <Props extends object>(name: IslandName, Component: ComponentType<Props>, when: When) =>
    (props: Props & Serialisable<Props>) => (
      <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
    ),

  /**
   * Marks an element that an enhancer improves. It must work without script, too.
   * Spread the result on the element: `<header {...enhance('header', 'load')}>`.
   */
  enhance: (name: EnhancerName, when: When = 'visible') => ({
    'data-enhance': name,
    // An element without a rule starts as `visible`.
    ...(when !== 'visible' && { 'data-when': when }),
  }),
});
