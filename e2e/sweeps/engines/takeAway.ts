/** Runs in the page: removes objects and members, like in an older browser. */
export const takeAway = (names: readonly (readonly [object: string, member?: string])[]): void => {
  for (const [object, member] of names) {
    const owner = Reflect.get(window, object) as { prototype?: object } | undefined;
    if (member === undefined) Reflect.deleteProperty(window, object);
    else if (owner) {
      Reflect.deleteProperty(owner, member.replace('_static', ''));
      if (owner.prototype) Reflect.deleteProperty(owner.prototype, member);
    }
  }
};
