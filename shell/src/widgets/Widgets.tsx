import { siteConfig } from '@charity-site/api-client/http';
import type { ShownWidget } from '@charity-site/registry';
import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { report } from '../reports/report';
import { loadWidget, widgetVersion } from './loadWidget';
import { useSlots } from './useSlots';
import { WidgetBoundary } from './WidgetBoundary';

const components = new Map<string, ComponentType>();

/** The component of a widget, loaded once. */
const componentOf = (widget: ShownWidget): ComponentType => {
  const name = widget.remote + widget.module;
  const found = components.get(name) ?? lazy(async () => ({ default: await loadWidget(widget) }));
  components.set(name, found);
  return found;
};

/** Frees the height that was kept for a broken widget, and reports it. */
const giveUp = ({ remote }: ShownWidget, slot: HTMLElement, error: unknown): void => {
  slot.style.minHeight = '';
  const version = widgetVersion(remote);
  if (version) report('render', error, { remote, version });
};

/** Numbers slots, so that a slot of another page is another one. */
const numbers = new WeakMap<HTMLElement, number>();
let count = 0;
const numberOf = (slot: HTMLElement): number => {
  const number = numbers.get(slot) ?? (count += 1);
  numbers.set(slot, number);
  return number;
};

/**
 * The widgets of other remotes in the slots of the page (shell contract 1.3), each with an error
 * boundary of its own.
 */
export default function Widgets() {
  const { widgets = [] } = siteConfig().contributions ?? {};
  return useSlots().flatMap((slot) =>
    widgets
      .filter((widget) => widget.slot === slot.dataset.slot)
      .map((widget) =>
        createPortal(
          <WidgetBoundary onFailure={(error) => giveUp(widget, slot, error)}>
            <Suspense>{createElement(componentOf(widget))}</Suspense>
          </WidgetBoundary>,
          slot,
          `${numberOf(slot)} ${widget.remote} ${widget.module}`,
        ),
      ),
  );
}
