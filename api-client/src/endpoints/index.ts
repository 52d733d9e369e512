/** Every documented call (docs/product.md 7). They reject with the client's error: see `errorText`, `isNotFound`. */
export * as api from './calls';
