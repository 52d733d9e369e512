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
  const component =
    components.get(name) ?? lazy(async () => ({ default: await loadWidget(widget) }));
  components.set(name, component);
  return component;
};

/** Removes the space reserved for a failed widget, and reports its error. */
const giveUp = ({ remote }: ShownWidget, slot: HTMLElement, error: unknown): void => {
  slot.style.minHeight = '';
  const version = widgetVersion(remote);
  if (version) report('render', error, { remote, version });
};

/** Numbers of slots, for React keys: a slot on another page gets another number. */
const numbers = new WeakMap<HTMLElement, number>();
let count = 0;
const numberOf = (slot: HTMLElement): number => {
  const number = numbers.get(slot) ?? (count += 1);
  numbers.set(slot, number);
  return number;
};

/** Renders other remotes' widgets in the page's slots (shell contract 1.3). */
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
