import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { quicken } from './quicken';

// Screens use a real server. On a busy machine a response can take longer than Testing Library's
// default of one second.
configure({ asyncUtilTimeout: 10_000 });

if (!('hasStyles' in globalThis)) quicken();

/** An observer that never calls back, because jsdom has no layout. */
class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(globalThis, { ResizeObserver: QuietObserver, IntersectionObserver: QuietObserver });
Object.assign(globalThis, {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }),
});
// jsdom draws no pictures, and has no URLs for chosen files.
URL.createObjectURL = () => 'blob:chosen';
URL.revokeObjectURL = () => {};
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
// jsdom can only read files with FileReader.
Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsArrayBuffer(this);
  });
};
