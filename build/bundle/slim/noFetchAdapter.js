/** Replaces axios's fetch adapter, which browsers never use because XMLHttpRequest comes first. */
export const getFetch = () => null;
