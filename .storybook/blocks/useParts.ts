import { useLayoutEffect, useState } from 'react';
import type { Area } from './callouts';
import type { Guide } from './guide';

interface Measured {
  drawing: Area;
  /** Of each part in turn; undefined while nothing matches. */
  parts: (Area | undefined)[];
}

const NOTHING: Measured = { drawing: { left: 0, top: 0, width: 0, height: 0 }, parts: [] };

type Parts = Guide['anatomy']['parts'];

/** The first element of the drawing that each part's selector matches. */
const elementsOf = (stage: HTMLElement, parts: Parts) =>
  parts.map(({ at }) => stage.querySelector(`[inert] ${at}`));

const measure = (stage: HTMLElement, parts: Parts): Measured => {
  const from = stage.getBoundingClientRect();
  const areaOf = ({ left, top, width, height }: DOMRect): Area => ({
    left: left - from.left - stage.clientLeft,
    top: top - from.top - stage.clientTop,
    width,
    height,
  });
  const drawing = stage.querySelector('[inert]');
  return {
    drawing: areaOf((drawing ?? stage).getBoundingClientRect()),
    parts: elementsOf(stage, parts).map((part) =>
      part ? areaOf(part.getBoundingClientRect()) : undefined,
    ),
  };
};

/**
 * Areas of a drawing's parts, measured again whenever it changes: fonts, images and lazy code
 * arrive later.
 */
export function useParts(stage: HTMLElement | null, parts: Parts): Measured {
  const [measured, setMeasured] = useState(NOTHING);
  useLayoutEffect(() => {
    const drawing = stage?.querySelector('[inert]');
    if (!stage || !drawing) return undefined;
    const sizes = new ResizeObserver(() => update());
    const update = () => {
      const next = measure(stage, parts);
      setMeasured((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      for (const part of elementsOf(stage, parts)) if (part) sizes.observe(part);
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
  }, [stage, parts]);
  return measured;
}
