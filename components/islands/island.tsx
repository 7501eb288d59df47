import type { ComponentType } from 'react';
import { saidOf, type When } from './enhance';
import type { IslandName } from './islands';

type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Props that survive JSON; a function or a node among them does not compile. */
type Serialisable<Props> = { [Key in keyof Props]: Props[Key] extends Json ? Props[Key] : never };

/**
 * Wraps a client component as an island: the server renders it, and the browser fetches React
 * and hydrates it from its props when `when` says so.
 *
 * @param name the island's name in `islands.ts`
 */
export function island<Props extends object>(
  name: IslandName,
  Component: ComponentType<Props>,
  when: When,
) {
  return function Island(props: Props & Serialisable<Props>) {
    return (
      <div data-island={name} data-when={saidOf(when)} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
    );
  };
}
