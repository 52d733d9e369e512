/*
 * Loads the scripts of a server-rendered page. The page can be read and used without them, so they
 * wait until the browser is idle, or, on slow or metered connections, until the visitor uses a
 * form control.
 */
(() => {
  const page = JSON.parse(document.getElementById('start').textContent);
  // eslint-disable-next-line compat/compat -- optional
  const { saveData, effectiveType } = navigator.connection ?? {};
  const reducesData = saveData || /2g|3g/.test(effectiveType);
  const INTENTS = ['pointerdown', 'keydown', 'focusin'];
  let hasStarted = false;

  const add = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties));

  // The reporter (shell/src/reports) is one of the scripts that can fail to load.
  const reportLost = (src) => {
    const { shell } = JSON.parse(document.getElementById('remotes').textContent);
    const report = {
      kind: 'load',
      name: 'ScriptError',
      message: 'The second try failed, too.',
      file: src,
    };
    navigator.sendBeacon(
      '/api/reports',
      JSON.stringify({ remote: 'shell', version: shell?.version, reports: [report] }),
    );
  };

  const loadScripts = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const name of INTENTS) removeEventListener(name, onIntent, true);
    for (const file of page.preloads) add('link', { rel: 'preload', ...file });
    for (const src of page.scripts) {
      // A script that fails to load is requested once more. The page can be read without it.
      add('script', {
        src,
        async: false,
        onerror: () => add('script', { src, async: false, onerror: () => reportLost(src) }),
      });
    }
  };

  const onIntent = ({ target }) => {
    // Scrolling by keys and walking through links need no script.
    if (target.closest?.('input,textarea,select,button,form')) loadScripts();
  };

  const whenIdle = () => {
    if (self.requestIdleCallback) requestIdleCallback(loadScripts, { timeout: 3000 });
    else setTimeout(loadScripts, 200);
  };

  for (const name of INTENTS) addEventListener(name, onIntent, true);
  if (reducesData) return;
  // Until the scripts load, the browser may prefetch the page of a hovered link (the server's
  // speculation rules).
  document.documentElement.dataset.prefetch = '';
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();
