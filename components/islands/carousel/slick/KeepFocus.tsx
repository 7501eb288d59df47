import { Component, type ReactNode, type RefObject } from 'react';

type Props = {
  /** What holds the slides. */
  root: RefObject<HTMLElement | null>;
  /** Slides, as a row or as slick's. */
  children: ReactNode;
};

/**
 * Gives the focus back to the link of a slide whose elements are made anew: when slick takes the
 * row's place, and when the window shows another number of slides. A class, as no hook is told
 * before elements go.
 */
export class KeepFocus extends Component<Props> {
  /** The name of the slide that holds the focus. */
  override getSnapshotBeforeUpdate(): string | null {
    const focused = document.activeElement;
    if (!focused || !this.props.root.current?.contains(focused)) return null;
    const slide = focused.closest('[aria-roledescription="slide"]');
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
