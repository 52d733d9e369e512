import { useLayoutEffect, useState } from 'react';
import type { Area } from './callouts';

interface Measured {
  drawing: Area;
  /** Of each selector in turn; undefined while nothing matches. */
  parts: (Area | undefined)[];
}

const NOTHING: Measured = { drawing: { left: 0, top: 0, width: 0, height: 0 }, parts: [] };

/** The first element of the drawing that a part's selector matches. */
const partOf = (stage: HTMLElement, selector: string) => stage.querySelector(`[inert] ${selector}`);

const measure = (stage: HTMLElement, selectors: readonly string[]): Measured => {
  const from = stage.getBoundingClientRect();
  const areaOf = ({ left, top, width, height }: DOMRect): Area => ({
    left: left - from.left - stage.clientLeft,
    top: top - from.top - stage.clientTop,
    width,
    height,
  });
  const parts = selectors.map((selector) => {
    const part = partOf(stage, selector);
    return part ? areaOf(part.getBoundingClientRect()) : undefined;
  });
  const drawing = stage.querySelector('[inert]');
  return { drawing: areaOf((drawing ?? stage).getBoundingClientRect()), parts };
};

/** Areas of a drawing's parts, measured again whenever it changes: fonts, images and lazy code arrive later. */
export function useParts(stage: HTMLElement | null, selectors: readonly string[]): Measured {
  const [measured, setMeasured] = useState(NOTHING);
  const wanted = selectors.join('\n');
  useLayoutEffect(() => {
    const drawing = stage?.querySelector('[inert]');
    if (!stage || !drawing) return undefined;
    const sizes = new ResizeObserver(() => update());
    const update = () => {
      const next = measure(stage, wanted.split('\n'));
      setMeasured((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      for (const selector of wanted.split('\n')) {
        const part = partOf(stage, selector);
        if (part) sizes.observe(part);
      }
    };
    update();
    const changes = new MutationObserver(update);
    changes.observe(drawing, { childList: true, subtree: true, attributes: true });
    sizes.observe(stage);
    stage.addEventListener('load', update, true);
    stage.addEventListener('transitionend', update, true);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      stage.removeEventListener('load', update, true);
      stage.removeEventListener('transitionend', update, true);
    };
  }, [stage, wanted]);
  return measured;
}
