import { Component, type ReactNode, type RefObject } from 'react';

const SLIDE = '[role="group"][aria-roledescription]';

const getName = (link: Element) => link.closest(SLIDE)?.getAttribute('aria-label') ?? null;

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
    return getName(focused);
  }

  override componentDidUpdate(_: Props, __: unknown, name: string | null): void {
    const root = this.props.root.current;
    if (name === null || !root || root.contains(document.activeElement)) return;
    const links = [...root.querySelectorAll<HTMLElement>('.slick-active a')];
    const link = links.find((each) => getName(each) === name) ?? links[0];
    link?.focus({ preventScroll: true });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
