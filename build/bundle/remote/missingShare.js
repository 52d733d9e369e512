/**
 * Plugin of module federation in released remotes. They have no copies of shared modules, so one
 * that the page lacks is an error with its name and range, before anything else is requested.
 */
export default () => ({
  name: 'missing-share',
  beforeLoadShare: (load) => {
    const { pkgName, shareInfo, origin } = load;
    const provided = (shareInfo?.scope ?? ['default']).some(
      (scope) => origin.shareScopeMap[scope]?.[pkgName],
    );
    if (!provided)
      throw new Error(
        `${origin.name} needs ${pkgName} ${shareInfo?.shareConfig?.requiredVersion ?? ''}, which this page does not provide.`,
      );
    return load;
  },
});
