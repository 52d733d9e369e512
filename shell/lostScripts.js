(() => {
  self.shellScripts ??= [];
  self.shellScripts.push(document.currentScript.src);
  if (self.shellScripts.length > 1) return;
  document.addEventListener('DOMContentLoaded', () => {
    for (const { src } of document.querySelectorAll('script[defer]')) {
      if (self.shellScripts.includes(src)) continue;
      const again = document.createElement('script');
      again.src = src;
      again.onerror = () => {
        document.documentElement.classList.add('lost');
        const { remotes, shell } = JSON.parse(document.getElementById('remotes').textContent);
        const [{ name, version }] = remotes;
        const reports = [{ kind: 'load', message: 'lost', file: new URL(src).pathname }];
        navigator.sendBeacon(
          '/api/reports',
          JSON.stringify({ remote: name, version, shell: shell?.version, reports }),
        );
      };
      document.head.append(again);
    }
  });
})();
