import { StyleSheet } from '@emotion/sheet';
import { configure } from '@testing-library/react';
import * as React from 'react';

/**
 * Computes styles from style attributes and the default display of each kind of element, which is
 * looked up once in jsdom's own style sheet. jsdom would match all of its rules and parse every
 * colour whenever a role or a name is computed.
 */
const computeFewStyles = () => {
  const compute = window.getComputedStyle.bind(window);
  const defaults = new Map<string, string>();
  const defaultDisplay = (kind: string) => {
    const display = defaults.get(kind) ?? compute(document.createElement(kind)).display;
    defaults.set(kind, display);
    return display;
  };
  const isHidden = (element: Element) => element.matches('[hidden], input[type="hidden"]');
  const inherited = (element: HTMLElement | null, name: string): string =>
    element ? element.style.getPropertyValue(name) || inherited(element.parentElement, name) : '';
  window.getComputedStyle = (element) => {
    const { style, localName } = element as HTMLElement;
    const getPropertyValue = (name: string) => {
      if (name === 'display')
        return isHidden(element) ? 'none' : style.display || defaultDisplay(localName);
      if (name === 'visibility') return inherited(element as HTMLElement, name) || 'visible';
      if (name === 'pointer-events') return inherited(element as HTMLElement, name) || 'auto';
      return style.getPropertyValue(name);
    };
    return Object.create(style, {
      getPropertyValue: { value: getPropertyValue },
    }) as CSSStyleDeclaration;
  };
};

/** Keeps React from recording a stack for each element, which its warnings show in development. */
const recordNoStacks = () => {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => Infinity,
      set: () => {},
    });
};

/** Testing Library would print the document each time that an element it waits for is missing. */
const printNoDocument = () =>
  configure({
    getElementError: (message) =>
      Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });

/**
 * Speeds up tests: those of screens took three times as long. They have no style sheets. Files that
 * assert what a style hides or shows have the docblock pragma `@styles`; browser tests assert it,
 * too.
 */
export const quicken = () => {
  StyleSheet.prototype.insert = () => {};
  computeFewStyles();
  recordNoStacks();
  // `DEBUG_PRINT_LIMIT=7000 npx jest …` prints the document of a failure.
  if (!process.env.DEBUG_PRINT_LIMIT) printNoDocument();
};
