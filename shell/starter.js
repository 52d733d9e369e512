/*
 * Starts a page that the server rendered. The page can be read and used without its scripts, so
 * they wait: until the browser has nothing else to do, or, where data is scarce, until the visitor
 * uses something that is not a link.
 */
(() => {
  const page = JSON.parse(document.getElementById('start').textContent);
  // eslint-disable-next-line compat/compat -- asked for
  const { saveData, effectiveType } = navigator.connection ?? {};
  const isScarce = saveData || /2g|3g/.test(effectiveType);
  const INTENTS = ['pointerdown', 'keydown', 'focusin'];
  let begun = false;

  const add = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties));

  // The scripts that report other errors are among those that can be lost (shell/src/reports).
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

  const begin = () => {
    if (begun) return;
    begun = true;
    for (const name of INTENTS) removeEventListener(name, onIntent, true);
    for (const file of page.preloads) add('link', { rel: 'preload', ...file });
    for (const src of page.scripts) {
      // A lost script is asked for once more. The page can be read without it.
      add('script', {
        src,
        async: false,
        onerror: () => add('script', { src, async: false, onerror: () => reportLost(src) }),
      });
    }
  };

  const onIntent = ({ target }) => {
    // Scrolling by keys and walking through links need no script.
    if (target.closest?.('input,textarea,select,button,form')) begin();
  };

  const whenIdle = () => {
    if (self.requestIdleCallback) requestIdleCallback(begin, { timeout: 3000 });
    else setTimeout(begin, 200);
  };

  for (const name of INTENTS) addEventListener(name, onIntent, true);
  if (isScarce) return;
  // Until the start, the browser may fetch the page of a link that the visitor turns to (the
  // server's speculation rules).
  document.documentElement.dataset.prefetch = '';
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();
