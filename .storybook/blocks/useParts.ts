import { useLayoutEffect, useState } from 'react';
import type { Area } from './callouts';
import type { Guide } from './guide';

interface Measurement {
  example: Area;
  /** One per part; undefined while nothing matches. */
  parts: (Area | undefined)[];
}

const NOTHING: Measurement = { example: { left: 0, top: 0, width: 0, height: 0 }, parts: [] };

type Parts = Guide['anatomy']['parts'];

/** The first element of the example that each part's selector matches. */
const elementsOf = (stage: HTMLElement, parts: Parts) =>
  parts.map(({ selector }) => stage.querySelector(`[inert] ${selector}`));

const measure = (stage: HTMLElement, parts: Parts): Measurement => {
  const from = stage.getBoundingClientRect();
  const areaOf = ({ left, top, width, height }: DOMRect): Area => ({
    left: left - from.left - stage.clientLeft,
    top: top - from.top - stage.clientTop,
    width,
    height,
  });
  const example = stage.querySelector('[inert]');
  return {
    example: areaOf((example ?? stage).getBoundingClientRect()),
    parts: elementsOf(stage, parts).map((part) =>
      part ? areaOf(part.getBoundingClientRect()) : undefined,
    ),
  };
};

/** Areas of an example's parts, measured again on changes: fonts, images and chunks load later. */
export function useParts(stage: HTMLElement | null, parts: Parts): Measurement {
  const [measured, setMeasured] = useState(NOTHING);
  useLayoutEffect(() => {
    const example = stage?.querySelector('[inert]');
    if (!stage || !example) return undefined;
    const sizes = new ResizeObserver(() => update());
    const update = () => {
      const next = measure(stage, parts);
      setMeasured((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      for (const part of elementsOf(stage, parts)) if (part) sizes.observe(part);
    };
    update();
    const changes = new MutationObserver(update);
    changes.observe(example, { childList: true, subtree: true, attributes: true });
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
