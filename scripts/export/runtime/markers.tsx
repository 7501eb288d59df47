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

/** Props that survive JSON. A function or a node among them does not compile. */
type Serialisable<Props> = { [Key in keyof Props]: Props[Key] extends Json ? Props[Key] : never };

/**
 * Makes the two functions that mark server-rendered HTML for the browser. They know the names of
 * the site's islands and enhancers by type alone, so a page that uses one imports no code of it.
 */
export const createMarkers = <IslandName extends string, EnhancerName extends string>() => ({
  /**
   * Wraps a client component as an island: the server renders it, and the browser fetches React
   * and hydrates it from its props when `when` says so.
   */
  island:
    <Props extends object>(name: IslandName, Component: ComponentType<Props>, when: When) =>
    (props: Props & Serialisable<Props>) => (
      <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
    ),

  /**
   * Marks an element that works without script and is improved by an enhancer.
   * Spread it on the element: `<header {...enhance('header', 'load')}>`.
   */
  enhance: (name: EnhancerName, when: When = 'visible') => ({
    'data-enhance': name,
    'data-when': when,
  }),
});
