/** All documented calls (docs/product.md 7). They reject with the HTTP client's error: see `errorText`, `isNotFound`. */
export * as api from './calls';
