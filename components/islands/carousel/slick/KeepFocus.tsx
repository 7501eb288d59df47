import { Component, type ReactNode, type RefObject } from 'react';

type Props = {
  /** The element around the slides. */
  root: RefObject<HTMLElement | null>;
  /** The slides, before slick or in it. */
  children: ReactNode;
};

/**
 * Keeps the focus on a slide's link when React replaces the slides: when slick takes over the row,
 * and when the number of slides in view changes. It is a class, because no hook runs before
 * elements are removed.
 */
export class KeepFocus extends Component<Props> {
  /** Returns the name of the focused slide. */
  override getSnapshotBeforeUpdate(): string | null {
    const focused = document.activeElement;
    if (!focused || !this.props.root.current?.contains(focused)) return null;
    const slide = focused.closest('[role="group"][aria-roledescription]');
    return slide?.getAttribute('aria-label') ?? null;
  }

  override componentDidUpdate(_: Props, __: unknown, name: string | null): void {
    const root = this.props.root.current;
    if (name === null || !root || root.contains(document.activeElement)) return;
    const link =
      root.querySelector<HTMLElement>(`.slick-active [aria-label="${name}"] a`) ??
      root.querySelector<HTMLElement>('.slick-active a');
    link?.focus({ preventScroll: true });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
