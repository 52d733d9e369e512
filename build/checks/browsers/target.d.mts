/** MDN's statement about a feature. */
interface Compat {
  support: Record<string, unknown>;
}

export declare const TARGET: ReadonlyMap<string, number>;
export declare const firstVersion: (compat: Compat, browser: string) => number;
export declare const isInTarget: (compat: Compat) => boolean;
export declare const newerNames: () => [object: string, member?: string][];
